import type { Locale } from '../../core'

/** A day of the calendar (YYYY-MM-DD) as staff say it: Buddhist era in Thai. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
