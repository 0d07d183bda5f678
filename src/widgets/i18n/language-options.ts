import { type Locale, locales } from '../../core/kernel/locale'
import { autonyms } from './autonyms'

/** All languages by their own names, to choose from. */
export const languageOptions: readonly { value: Locale; label: string }[] = locales.map((value) => ({
  value,
  label: autonyms[value],
}))
