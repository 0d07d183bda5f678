import type { Satang } from '../kernel/money'
import { emv, isPayable } from './shops.promptpay'

export type BillPayment = {
  /** 15 digits: tax number and suffix, as the bank registered it */
  biller: string
  /** 1 to 20 digits and letters A to Z */
  ref1: string
  /** the same, or empty */
  ref2: string
  /** satang, more than 0 */
  amount: Satang
}

export const isBiller = (text: string): boolean => /^\d{15}$/.test(text)
export const isReference = (text: string): boolean => /^[0-9A-Z]{1,20}$/.test(text)

/** An order's number as a reference: what isn't a digit or letter is left out. */
export const referenceOf = (OrderNumber: string): string =>
  OrderNumber.toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(-20)

/** The text of a Thai bill payment QR code (merchant account 30); undefined if it can't be paid. */
export function createBillPayment({ biller, ref1, ref2, amount }: BillPayment): string | undefined {
  if (!isBiller(biller) || !isReference(ref1) || (ref2 !== '' && !isReference(ref2)) || !isPayable(amount))
    return undefined
  const account = [['00', 'A000000677010112'] as const, ['01', biller] as const, ['02', ref1] as const]
  return emv([
    ['00', '01'],
    ['01', '12'],
    ['30', [...account, ...(ref2 === '' ? [] : [['03', ref2] as const])]],
    ['58', 'TH'],
    ['53', '764'],
    ['54', (amount / 100).toFixed(2)],
  ])
}
