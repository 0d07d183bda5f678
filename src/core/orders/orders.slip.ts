import * as v from 'valibot'
import { slipSchema } from './orders.contract'

/** Characters; those of Thai banks have about 25. */
export const longestSlipReference = 64

/** Most orders that one slip may have been recorded for. */
const mostPerSlip = 20

/** A slip as sent with a payment: what its QR code says, or what was typed from it. */
export const sentSlipSchema = v.object({
  ...slipSchema.entries,
  /** code of the sending bank, 3 digits, or `truemoney` */
  bank: v.exactOptional(v.pipe(v.string(), v.maxLength(20, 'too-long'))),
  /** the bank's reference of the transfer */
  reference: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(longestSlipReference, 'too-long'))),
  /** orders for which this reference is recorded too, as the user was told and accepted */
  alsoFor: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(mostPerSlip, 'too-many'))),
})
export type SentSlip = v.InferOutput<typeof sentSlipSchema>

/** What tells transfers apart, however a reference is typed; '' without one. */
export const slipKey = (slip: { reference?: string } | undefined): string =>
  (slip?.reference ?? '').toLowerCase().replace(/[\s-]/g, '')
