import type { Locale } from '../../core'

export const autonyms: Record<Locale, string> = {
  th: 'ไทย',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
}
