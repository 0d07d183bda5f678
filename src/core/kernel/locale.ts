/** The languages of all texts. */
export const locales = ['th', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

/** The language of a BCP 47 tag, if supported. */
export const localeOf = (tag: string | undefined | null): Locale | undefined =>
  locales.find((locale) => locale === tag?.toLowerCase().split('-')[0])
