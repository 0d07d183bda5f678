import type { Locale } from './locale'

/**
 * The BCP 47 tag of a language's numbers and dates. Thai has the Buddhist era and Latin digits, as staff read them;
 * Portuguese is that of Portugal, as the texts are (`pt` alone is Brazil's).
 */
export const formatTag = (locale: Locale): string =>
  locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : locale === 'pt' ? 'pt-PT' : locale
