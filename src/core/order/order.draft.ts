import * as v from 'valibot'
import { mostMoney, noMoney, type Satang } from '../kernel/money'
import { parseBaht } from '../kernel/parse-baht'
import { customerFormatTypes, type DeliveryValue, deliveryTypes, paymentMethods } from '../orders/orders.contract'

const text = v.optional(v.string(), '')
/** satang */
const amount = v.pipe(
  v.number(),
  v.safeInteger('whole'),
  v.minValue(0, 'negative'),
  v.maxValue(mostMoney, 'too-large'),
  v.transform((whole) => whole as Satang),
)

const deliveryValues = deliveryTypes.map(({ value }) => value) as [DeliveryValue, ...DeliveryValue[]]

/** User input, without shop and lines. Amounts in satang. */
export const draftSchema = v.object({
  name: text,
  phoneNumber: text,
  address: text,
  subDistrict: text,
  district: text,
  province: text,
  postNum: text,
  /** the customer's own message, sent if customerFormatType is 1 */
  fullCustomerData: text,
  note: text,
  customerFormatType: v.optional(v.picklist(customerFormatTypes, 'unknown'), 1),
  DeliveryType: v.optional(v.picklist(deliveryValues, 'unknown'), 'ems'),
  paymentMethod: v.optional(v.picklist(paymentMethods, 'unknown'), 'transfer'),
  /** the customer says that a transfer is made: it is stored as to be checked */
  saidPaid: v.optional(v.boolean(), false),
  /** null = the shop's usual one */
  shippingCost: v.optional(v.nullable(amount), null),
  discount: v.optional(amount, 0),
  otherCost: v.optional(amount, 0),
  /** null = by the shop's rule */
  CODFee: v.optional(v.nullable(amount), null),
})
export type DraftFields = v.InferOutput<typeof draftSchema>
export type DraftField = keyof DraftFields

export const draftFields = Object.keys(draftSchema.entries) as readonly DraftField[]
/** The recipient's fields. */
export const customerFields = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
] as const satisfies readonly DraftField[]
export type DraftCustomer = Pick<DraftFields, (typeof customerFields)[number]>
/** Fields that have a value from the start: choosing that value is a decision, too. */
export const choiceFields = ['DeliveryType', 'paymentMethod', 'saidPaid'] as const satisfies readonly DraftField[]
export type ChoiceField = (typeof choiceFields)[number]
export const amountFields = ['shippingCost', 'discount', 'otherCost', 'CODFee'] as const
export type AmountField = (typeof amountFields)[number]

export const isChoiceField = (name: string): name is ChoiceField => (choiceFields as readonly string[]).includes(name)

export const isAmountField = (name: string): name is AmountField => (amountFields as readonly string[]).includes(name)

export const blankFields: DraftFields = v.parse(draftSchema, {})

/** What a shop has a rule for: null stands for the rule, and an emptied field returns to it. */
export const ruledFields = ['shippingCost', 'CODFee'] as const satisfies readonly AmountField[]
export type RuledField = (typeof ruledFields)[number]
export const isRuledField = (name: string): name is RuledField => (ruledFields as readonly string[]).includes(name)

/** Any other emptied amount is 0. */
const noAmount = (name: AmountField): null | Satang => (isRuledField(name) ? null : noMoney)

/** Parses one field's value; amounts may be text ("1,250", "๔๐"). `code` is the validation error. */
export function readField(name: DraftField, value: unknown): { value: unknown } | { code: string } {
  const empty = isAmountField(name) && (value === null || value === undefined)
  const given = empty ? noAmount(name) : isAmountField(name) && typeof value === 'string' ? parseBaht(value) : value
  if (isAmountField(name) && given === 'empty') return { value: noAmount(name) }
  if (isAmountField(name) && typeof given === 'string') return { code: given }
  const read = v.safeParse<v.GenericSchema<unknown, unknown>>(draftSchema.entries[name], given)
  if (read.success) return { value: read.output }
  const { message } = read.issues[0]
  return { code: /^[a-z][a-z-]*$/.test(message) ? message : 'wrong-type' }
}

export const filledFields = (fields: DraftFields): DraftField[] =>
  draftFields.filter((name) => fields[name] !== blankFields[name])

export const isBlank = (fields: DraftFields): boolean => filledFields(fields).length === 0
