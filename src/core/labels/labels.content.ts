import { noMoney, type Satang } from '../kernel/money'
import type { Order, OrderLine } from '../orders/orders.contract'
import type { LabelLanguage } from './labels.options'

/** What the courier needs to know about payment: collect an amount, already paid, or nothing. */
export type LabelMoney = { kind: 'collect'; amount: Satang } | { kind: 'paid' } | { kind: 'none' }

export function moneyOf({ paymentMethod, paymentStatus, total }: Order): LabelMoney {
  if (paymentStatus === 'paid') return { kind: 'paid' }
  return paymentMethod === 'cod' && paymentStatus !== 'refunded' && total > noMoney
    ? { kind: 'collect', amount: total }
    : { kind: 'none' }
}

/**
 * A warning for staff, not for the courier: nothing is collected, but the payment hasn't arrived (`unpaid`) or isn't
 * verified yet (`pending`).
 */
export function missingPayment({ paymentMethod, paymentStatus, total }: Order): 'unpaid' | 'pending' | undefined {
  if (paymentMethod === 'cod' || total <= noMoney) return undefined
  return (['unpaid', 'pending'] as const).find((status) => status === paymentStatus)
}

type Region = Pick<Order, 'subDistrict' | 'district' | 'province'>

const isBangkok = (province: string): boolean => /^(กรุงเทพ|กทม)/.test(province)

/** Adds `mark` unless the name already has such a prefix. */
const marked = (mark: string, name: string, own: RegExp): string => (name === '' || own.test(name) ? name : mark + name)

/** Sub-district, district and province, with Thai prefixes on a Thai label. Each stays on one line. */
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

/** The first `count` lines, and the number of pieces in the lines left out. */
export function itemsOf(lines: readonly OrderLine[], count: number): { shown: readonly OrderLine[]; hidden: number } {
  return { shown: lines.slice(0, count), hidden: Math.max(0, lines.length - count) }
}

/** An order to be shipped has an address; one that is picked up may have none. */
export const hasAddress = ({ address, province, postNum }: Order): boolean =>
  [address, province, postNum].some((text) => text.trim() !== '')
