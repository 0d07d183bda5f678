import { isoTime } from '../../kernel/clock'
import type { FieldErrors } from '../../kernel/errors'
import { lookUp } from '../../kernel/look-up'
import type { Satang } from '../../kernel/money'
import { normalizeText } from '../../kernel/normalize-text'
import type { Order } from '../orders.contract'
import { longestSlipReference, type SentSlip } from '../orders.slip'
import type { SlipCode } from '../slip/orders.slip-code'

/** What staff record about a payment slip. */
export type SlipDraft = {
  amount: Satang | null
  /** local time of Asia/Bangkok, YYYY-MM-DDTHH:mm; empty = not entered */
  paidAt: string
  checkedBy: string
  /** code of the sending bank, as its QR code has it; '' = unknown */
  bank: string
  /** the bank's reference; '' = not entered */
  reference: string
}

const minute = 60 * 1000
const bangkokOffset = 7 * 60 * minute
/** Milliseconds; a phone's clock may be slightly ahead of ours. */
const patience = 5 * minute

/** A timestamp as local time of Asia/Bangkok (UTC+7 all year). */
export const wallTime = (time: number): string => isoTime(time + bangkokOffset).slice(0, 16)

/** Parses local time of Asia/Bangkok; undefined if invalid. */
export function momentOf(wall: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall) ? Date.parse(`${wall}:00+07:00`) : Number.NaN
  return Number.isNaN(time) || wallTime(time) !== wall ? undefined : time
}

/** Prefilled with the order's total and the current time. */
export const freshSlip = ({ total }: Order, now: number, checkedBy: string): SlipDraft => ({
  amount: total,
  paidAt: wallTime(now),
  checkedBy,
  bank: '',
  reference: '',
})

const longest: Readonly<Record<string, number>> = { checkedBy: 200, reference: longestSlipReference }
/** The most characters of a field. */
export const longestInSlip = (field: string): number | undefined => lookUp(longest, field)
const isTooLong = (field: string, text: string) => normalizeText(text).length > (longestInSlip(field) ?? text.length)

/** Validation errors by field; empty if the slip can be sent. */
export function slipErrors({ amount, paidAt, checkedBy, reference }: SlipDraft, now: number): FieldErrors {
  const errors: FieldErrors = {}
  const time = momentOf(paidAt)
  if (!amount) errors.amount = ['required']
  if (paidAt === '') errors.paidAt = ['required']
  else if (time === undefined) errors.paidAt = ['time']
  else if (time > now + patience) errors.paidAt = ['future']
  if (normalizeText(checkedBy) === '') errors.checkedBy = ['required']
  else if (isTooLong('checkedBy', checkedBy)) errors.checkedBy = ['too-long']
  if (isTooLong('reference', reference)) errors.reference = ['too-long']
  return errors
}

/** The slip as sent; requires a valid draft. */
export function slipOf({ amount, paidAt, checkedBy, ...draft }: SlipDraft, alsoFor: readonly string[]): SentSlip {
  const reference = normalizeText(draft.reference)
  return {
    amount: amount as Satang,
    paidAt: isoTime(momentOf(paidAt) ?? Number.NaN),
    checkedBy: normalizeText(checkedBy),
    ...(reference !== '' && { reference }),
    ...(reference !== '' && draft.bank !== '' && { bank: draft.bank }),
    ...(alsoFor.length > 0 && { alsoFor: [...alsoFor] }),
  }
}

/** What a QR code says, over what was entered; what it doesn't say stays. */
export function withCode(draft: SlipDraft, code: SlipCode): SlipDraft {
  if (code.kind === 'slip') return { ...draft, bank: code.bank, reference: code.reference }
  return code.kind === 'payment' && code.amount !== undefined ? { ...draft, amount: code.amount } : draft
}
