import type { Locale } from '../../core'

const formats = new Map<Locale, Intl.DateTimeFormat>()

function formatOf(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : locale, {
    timeZone: 'Asia/Bangkok',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(locale, format)
  return format
}

/** A moment as staff in Thailand have it on the wall: Buddhist era in Thai, Asia/Bangkok always. */
export const momentText = (time: string | number, locale: Locale): string => formatOf(locale).format(new Date(time))
