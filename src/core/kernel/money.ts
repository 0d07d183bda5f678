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

/** Tolerance for floating-point errors (`381.00000000000006`), which aren't a third decimal. */
export const wireBahtSchema = coerced(v.number(), (wire) => {
  if (typeof wire !== 'number') return wire
  const exact = Math.round(wire * 100) / 100
  return Math.abs(exact - wire) <= 1e-6 ? exact : wire
})

/** Wire: baht, finite, at most two decimals (responses may have floating-point errors). In code: Satang. */
export const bahtSchema = reversible(
  v.pipe(wireBahtSchema, v.finite(), v.check(hasTwoDecimals, 'decimals')),
  (baht): Satang => satang(Math.round(baht * 100)),
  (amount) => amount / 100,
)

/** Like bahtSchema, but rejects negative amounts. */
export const positiveBahtSchema = reversible(
  v.pipe(wireBahtSchema, v.finite(), v.minValue(0, 'negative'), v.check(hasTwoDecimals, 'decimals')),
  (baht): Satang => satang(Math.round(baht * 100)),
  (amount) => amount / 100,
)

export const addSatang = (...amounts: Satang[]): Satang => satang(amounts.reduce((sum, each) => sum + each, 0))
export const timesSatang = (price: Satang, count: number): Satang => satang(price * count)

export const moneyErrors = ['empty', 'not-a-number', 'decimals', 'negative', 'too-large'] as const
export type MoneyError = (typeof moneyErrors)[number]

/** Satang; ten million baht: more than any parcel is worth, so it catches typos. */
export const mostMoney = 1_000_000_000

const thaiDigits = '๐๑๒๓๔๕๖๗๘๙'

/** Thai digits as 0-9; everything else unchanged. */
export const arabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String(thaiDigits.indexOf(digit)))
