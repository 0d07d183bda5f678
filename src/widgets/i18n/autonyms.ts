import type { Locale } from '../../core'

/** Each language under its own name. */
export const autonyms: Record<Locale, string> = {
  th: 'ไทย',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
}
