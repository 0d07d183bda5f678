import type { Satang } from '../../core/kernel/money'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'THB',
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}

/** ฿1,250 or ฿1,250.50; `exact` shows the satang always, so that a column lines up. */
export const priceText = (amount: Satang, locale: string, exact = false): string =>
  formatOf(locale, exact || amount % 100 !== 0 ? 2 : 0).format(amount / 100)
