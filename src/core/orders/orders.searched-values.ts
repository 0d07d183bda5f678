import { otherNames } from '../customers/parse/place-words'
import { arabicDigits, mostMoney, type Satang, satang } from '../kernel/money'
import type { Order } from './orders.contract'
import { provinces } from './orders.provinces'

/** What a search term stands for besides a piece of a text. */
export type SearchedValues = {
  /** an order's whole total */
  readonly total: Satang | undefined
  readonly provinces: readonly string[]
}

/** `590`, `1,250.50`, `฿590`, `590 บาท`, `590.-` */
const amount = /^฿? ?(\d{1,3}(?:,\d{3}){1,2}|\d{1,8})(?:\.(\d{1,2}))?(?:\.-| ?(?:฿|บาท|บ\.|baht|thb))?$/

function totalOf(wanted: string): Satang | undefined {
  const [, baht, fraction = ''] = amount.exec(arabicDigits(wanted)) ?? []
  if (baht === undefined) return undefined
  const total = Number(baht.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return total > 0 && total <= mostMoney ? satang(total) : undefined
}

/** Fewer letters begin too many names of people. */
const fewestLetters = 4
const provincePrefix = /^(?:จังหวัด|จ\.) ?/

function provincesOf(wanted: string): readonly string[] {
  const place = wanted.replace(provincePrefix, '')
  const known = otherNames.get(place)
  const isLong = Array.from(place).length >= fewestLetters
  return provinces.filter((each) => each === place || each === known || (isLong && each.startsWith(place)))
}

/** `wanted` as in a parsed search. Provinces are found by their name, its beginning, or what people call them. */
export const searchedValues = (wanted: string): SearchedValues => ({
  total: totalOf(wanted),
  provinces: provincesOf(wanted),
})

export const hasSearchedValue = (
  { total, provinces: wanted }: SearchedValues,
  order: Pick<Order, 'total' | 'province'>,
): boolean => order.total === total || wanted.includes(order.province)
