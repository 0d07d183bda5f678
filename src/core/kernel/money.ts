import * as v from 'valibot'
import { reversible } from './codec'
import { coerced } from './lenient'

/** An amount in whole satang (1 baht = 100 satang). On the wire the same amount is a number of baht. */
export type Satang = number & { readonly __unit: 'satang' }

export const satang = (whole: number): Satang => {
  if (!Number.isSafeInteger(whole)) throw new RangeError(`not a whole number of satang: ${whole}`)
  return whole as Satang
}

export const noMoney = 0 as Satang

const hasTwoDecimals = (baht: number): boolean =>
  Number.isSafeInteger(Math.round(baht * 100)) && Math.round(baht * 100) / 100 === baht

/** What a sum of binary fractions leaves behind (`381.00000000000006`) is no third decimal. */
export const wireBahtSchema = coerced(v.number(), (wire) => {
  if (typeof wire !== 'number') return wire
  const exact = Math.round(wire * 100) / 100
  return Math.abs(exact - wire) <= 1e-6 ? exact : wire
})

/** Wire: baht, finite, at most two decimals; in an answer also a hair beside them. Inside: Satang. */
export const bahtSchema = reversible(
  v.pipe(wireBahtSchema, v.finite(), v.check(hasTwoDecimals, 'decimals')),
  (baht): Satang => satang(Math.round(baht * 100)),
  (amount) => amount / 100,
)

/** As bahtSchema, refusing amounts below zero. */
export const positiveBahtSchema = reversible(
  v.pipe(wireBahtSchema, v.finite(), v.minValue(0, 'negative'), v.check(hasTwoDecimals, 'decimals')),
  (baht): Satang => satang(Math.round(baht * 100)),
  (amount) => amount / 100,
)

export const addSatang = (...amounts: Satang[]): Satang => satang(amounts.reduce((sum, each) => sum + each, 0))
export const timesSatang = (price: Satang, count: number): Satang => satang(price * count)

export const moneyErrors = ['empty', 'not-a-number', 'decimals', 'negative', 'too-large'] as const
export type MoneyError = (typeof moneyErrors)[number]

/** Satang; ten million baht: no parcel of a shop is worth more, a slipped key is. */
export const mostMoney = 1_000_000_000

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** Thai digits as 0-9; everything else unchanged. */
export const arabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(thaiDigits.indexOf(digit)))

/** What a person types ("1,250.50", "๑๒๐", "฿90.-") as Satang, or why it is no amount. */
export function parseBaht(text: string): Satang | MoneyError {
  const plain = arabicDigits(text.normalize('NFC'))
    .replace(/฿|บาท/g, '')
    .replace(/\.-\s*$/, '')
    .replace(/\s/g, '')
  if (plain === '') return 'empty'
  // 12,50 with a decimal comma must not become 1,250 baht
  if (plain.includes(',') && !/^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(plain)) return 'not-a-number'
  const match = /^(-?)(\d{0,12})(?:\.(\d*))?$/.exec(plain.replaceAll(',', ''))
  if (!match || (match[2] === '' && !match[3])) return 'not-a-number'
  const [, sign, whole = '', fraction = ''] = match
  if (sign) return 'negative'
  if (fraction.length > 2) return 'decimals'
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0') || 0)
  return amount > mostMoney ? 'too-large' : satang(amount)
}
