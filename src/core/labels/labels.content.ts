import { noMoney, type Satang } from '../kernel/money'
import type { Order, OrderLine } from '../orders/orders.contract'
import type { LabelLanguage } from './labels.options'

/** What the courier has to know of the money: collect an amount, nothing because it is paid, or nothing. */
export type LabelMoney = { kind: 'collect'; amount: Satang } | { kind: 'paid' } | { kind: 'none' }

export function moneyOf({ paymentMethod, paymentStatus, total }: Order): LabelMoney {
  if (paymentStatus === 'paid') return { kind: 'paid' }
  return paymentMethod === 'cod' && paymentStatus !== 'refunded' && total > noMoney
    ? { kind: 'collect', amount: total }
    : { kind: 'none' }
}

/**
 * What staff have to know and the courier has not: a parcel that nothing is collected for, whose money has not come
 * (`unpaid`) or is not found yet (`pending`).
 */
export function missingPayment({ paymentMethod, paymentStatus, total }: Order): 'unpaid' | 'pending' | undefined {
  if (paymentMethod === 'cod' || total <= noMoney) return undefined
  return (['unpaid', 'pending'] as const).find((status) => status === paymentStatus)
}

type Region = Pick<Order, 'subDistrict' | 'district' | 'province'>

const isBangkok = (province: string): boolean => /^(กรุงเทพ|กทม)/.test(province)

/** `mark` before a name that does not say itself what it is. */
const marked = (mark: string, name: string, own: RegExp): string => (name === '' || own.test(name) ? name : mark + name)

/** Sub-district, district and province, marked the Thai way on a Thai label. Each stays in one piece. */
export function regionOf({ subDistrict, district, province }: Region, language: LabelLanguage): readonly string[] {
  const names = [subDistrict, district, province].map((name) => name.trim())
  const [sub = '', middle = '', top = ''] = names
  if (language !== 'th') return names.filter(Boolean)
  const inBangkok = isBangkok(top)
  return [
    marked(inBangkok ? 'แขวง' : 'ต.', sub, /^(ต\.|ตำบล|แขวง)/),
    marked(inBangkok ? 'เขต' : 'อ.', middle, /^(อ\.|อำเภอ|เขต)/),
    marked(inBangkok ? '' : 'จ.', top, /^(จ\.|จังหวัด)/),
  ].filter(Boolean)
}

/** The first `count` lines and how many pieces the lines left out stand for. */
export function itemsOf(lines: readonly OrderLine[], count: number): { shown: readonly OrderLine[]; hidden: number } {
  return { shown: lines.slice(0, count), hidden: Math.max(0, lines.length - count) }
}

/** An order waiting to be sent has an address; one that is fetched may have none. */
export const hasAddress = ({ address, province, postNum }: Order): boolean =>
  [address, province, postNum].some((text) => text.trim() !== '')
