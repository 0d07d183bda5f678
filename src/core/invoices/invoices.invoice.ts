import * as v from 'valibot'
import { reversible } from '../kernel/codec'
import { bahtSchema, mostMoney, positiveBahtSchema, type Satang, satang } from '../kernel/money'
import { idSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'
import { paymentMethods } from '../orders/orders.contract'
import { type InvoiceDiscount, noDiscount } from './invoices.totals'
import { balanceSchema, invoiceDaySchema } from './invoices.wire'

export const clientSchema = v.object({
  name: v.string(),
  company: v.string(),
  companyEmail: v.string(),
  /** phone */
  contact: v.string(),
  address: v.string(),
  country: v.string(),
  /** 13 digits or empty */
  taxId: v.optional(v.string(), ''),
  /** five digits, `00000` the head office; empty for a person */
  branch: v.optional(v.string(), ''),
})
export type Client = v.InferOutput<typeof clientSchema>

const twoDecimals = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0, 'negative'),
  v.maxValue(mostMoney / 100, 'too-large'),
  v.check((value) => Math.round(value * 100) / 100 === value, 'decimals'),
)

/** Wire: `value` is baht for `amount`, a percentage for `percent`. */
export const discountSchema = reversible(
  v.pipe(
    v.object({ kind: v.picklist(['none', 'amount', 'percent']), value: v.optional(twoDecimals, 0) }),
    v.forward(
      v.check(({ kind, value }) => kind !== 'percent' || value <= 100, 'too-large'),
      ['value'],
    ),
  ),
  ({ kind, value }): InvoiceDiscount => {
    if (kind === 'none') return noDiscount
    return kind === 'amount' ? { kind, value: satang(Math.round(value * 100)) } : { kind, value }
  },
  (discount) => ({
    kind: discount.kind,
    value: discount.kind === 'none' ? 0 : discount.kind === 'amount' ? discount.value / 100 : discount.value,
  }),
)

export const itemSchema = v.object({
  name: v.string(),
  description: v.optional(v.string(), ''),
  cost: positiveBahtSchema,
  quantity: v.number(),
  discount: v.optional(discountSchema, noDiscount),
})
export type InvoiceItem = v.InferOutput<typeof itemSchema>

export const paymentSchema = v.object({
  /** chosen by the caller: a repeated payment is stored once */
  id: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(64, 'too-long')),
  amount: v.pipe(
    positiveBahtSchema,
    v.check((amount: Satang) => amount > 0, 'required'),
  ),
  date: invoiceDaySchema,
  method: v.picklist(paymentMethods),
  note: v.optional(v.pipe(v.string(), v.maxLength(500, 'too-long')), ''),
})
export type InvoicePayment = v.InferOutput<typeof paymentSchema>

/** The first nine fields are the template's; others that a backend omits are empty. */
export const invoiceSchema = v.object({
  id: idSchema,
  issuedDate: invoiceDaySchema,
  dueDate: invoiceDaySchema,
  client: clientSchema,
  service: v.string(),
  total: bahtSchema,
  balance: balanceSchema,
  avatar: v.optional(v.nullable(v.string()), null),
  /** one of invoiceStatuses, or the backend's own code */
  invoiceStatus: v.string(),
  /** increases with every change */
  version: v.exactOptional(v.number()),
  /** the seller; 0 = no shop */
  shopId: v.optional(idSchema, 0),
  /** of the seller, five digits, `00000` the head office */
  branch: v.optional(v.string(), ''),
  /** empty in a list */
  items: v.optional(v.array(itemSchema), []),
  discount: v.optional(discountSchema, noDiscount),
  /** percent */
  vatRate: v.optional(v.number(), 0),
  vatIncluded: v.optional(v.boolean(), false),
  payments: v.optional(v.array(paymentSchema), []),
  salesperson: v.optional(v.string(), ''),
  note: v.optional(v.string(), ''),
  /** of its order; empty = none */
  orderNumber: v.optional(v.string(), ''),
  sent: v.exactOptional(
    v.object({
      at: timestampSchema,
      to: v.string(),
      subject: v.string(),
      message: v.string(),
      /** the backend emails it to the client; otherwise it only noted that it was sent */
      isMailed: v.exactOptional(v.boolean()),
    }),
  ),
  /** when, by whom and why it was cancelled */
  cancelled: v.exactOptional(v.object({ at: timestampSchema, by: v.optional(v.string(), ''), reason: v.string() })),
  requestId: v.exactOptional(v.string()),
  printedAt: v.exactOptional(timestampSchema),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>
