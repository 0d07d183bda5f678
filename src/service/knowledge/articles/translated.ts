import type { Locale } from '../../../core/kernel/locale'
import type { HelpTexts } from './help-texts'

const files: Partial<Record<Locale, () => Promise<{ texts: HelpTexts }>>> = {
  en: () => import('./en/articles.en'),
  de: () => import('./de/articles.de'),
  fr: () => import('./fr/articles.fr'),
  pt: () => import('./pt/articles.pt'),
}

/** The help in one language; undefined for Thai, in which it is stored, and for other languages. */
export const helpTexts = async (locale: Locale | undefined): Promise<HelpTexts | undefined> =>
  locale && (await files[locale]?.())?.texts
