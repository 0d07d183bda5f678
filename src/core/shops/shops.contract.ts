import * as v from 'valibot'
import { reversible } from '../kernel/codec'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { mostMoney, noMoney, positiveBahtSchema, type Satang, satang, wireBahtSchema } from '../kernel/money'
import { idSchema, versionEntries } from '../kernel/record-id'

export const CODRuleKinds = ['none', 'fixed', 'percent'] as const

/** COD fee: none, a fixed amount, or a percentage (two decimals) of the total before the fee. */
export type CODRule =
  | { kind: 'none' }
  | { kind: 'fixed'; value: Satang }
  | { kind: 'percent'; value: number; minimum: Satang }

const twoDecimals = v.pipe(
  wireBahtSchema,
  v.finite(),
  v.minValue(0, 'negative'),
  v.maxValue(mostMoney / 100, 'too-large'),
  v.check((value) => Math.round(value * 100) / 100 === value, 'decimals'),
)

/** Wire: `value` is baht if fixed, a percentage if percent; `minimum` is the minimum fee in baht. */
const CODRuleSchema = reversible(
  v.pipe(
    v.object({
      kind: v.picklist(CODRuleKinds),
      value: v.optional(twoDecimals, 0),
      minimum: v.optional(twoDecimals, 0),
    }),
    v.forward(
      v.check(({ kind, value }) => kind !== 'percent' || value <= 100, 'too-large'),
      ['value'],
    ),
  ),
  ({ kind, value, minimum }): CODRule => {
    if (kind === 'none') return { kind }
    if (kind === 'fixed') return { kind, value: satang(Math.round(value * 100)) }
    return { kind, value, minimum: satang(Math.round(minimum * 100)) }
  },
  (rule) => ({
    kind: rule.kind,
    value: rule.kind === 'none' ? 0 : rule.kind === 'fixed' ? rule.value / 100 : rule.value,
    minimum: rule.kind === 'percent' ? rule.minimum / 100 : 0,
  }),
)

const text = v.optional(v.string(), '')

/** An account that customers transfer to. */
export const bankAccountSchema = v.object({
  /** the bank's code, see `thaiBanks` */
  Bank: v.string(),
  /** digits */
  Number: v.string(),
  /** whose account it is */
  Holder: v.string(),
})
export type BankAccount = v.InferOutput<typeof bankAccountSchema>

export const shopSchema = v.object({
  id: idSchema,
  /** the backend's site number, stored and sent back */
  siId: v.optional(idSchema, 0),
  ShopName: v.string(),
  Description: text,
  Address: text,
  PostalCode: text,
  PhoneNumber: text,
  CODRule: v.optional(CODRuleSchema, { kind: 'none' }),
  /** what a new order charges for shipping unless it says otherwise; wire: baht */
  ShippingCost: v.optional(positiveBahtSchema, 0),
  /** phone, tax or e-wallet number that receives PromptPay; empty = none */
  PromptPayId: text,
  TaxId: text,
  /** the first is the usual one */
  BankAccounts: v.optional(rows(bankAccountSchema), []),
  /** bill payment: biller of 15 digits; empty = none */
  BillerId: text,
  /** empty = the order's number */
  BillerRef1: text,
  BillerRef2: text,
  /** takes no more orders; its orders stay */
  Closed: v.optional(v.boolean(), false),
  ...versionEntries,
})
export type Shop = v.InferOutput<typeof shopSchema>

/** Placeholder for "no shop chosen"; its name is the prompt to choose one. */
export const noShop: Shop = {
  id: 0,
  siId: 0,
  ShopName: 'กรุณาเลือกร้านค้า',
  Description: '',
  Address: '',
  PostalCode: '',
  PhoneNumber: '',
  CODRule: { kind: 'none' },
  ShippingCost: noMoney,
  PromptPayId: '',
  TaxId: '',
  BankAccounts: [],
  BillerId: '',
  BillerRef1: '',
  BillerRef2: '',
  Closed: false,
}

export const shopsCalls = {
  list: endpoint({
    name: 'shops.list',
    shops: 'limited',
    allow: ['read:Shop', 'read:Order', 'read:Invoice', 'read:Parcel', 'read:Settlement', 'read:User', 'read:Activity'],
    method: 'GET',
    path: '/api/shops',
    repeat: 'safe',
    answer: v.object({ shops: rows(shopSchema) }),
  }),
}
