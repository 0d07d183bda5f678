import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { arabicDigits, type MoneyError, noMoney, type Satang } from '../../kernel/money'
import { normalizeNumber, normalizeText } from '../../kernel/normalize-text'
import { parseBaht } from '../../kernel/parse-baht'
import { type IsSame, isOwnChange, type Sends, toChange } from '../../kernel/sends'
import type { BankAccount, CODRule, Shop } from '../shops.contract'
import { isNewlyMistyped } from '../shops.promptpay'
import { isNewlyUndialled, shopUpdateSchema } from '../shops.update.contract'

export const shopTexts = [
  'ShopName',
  'Description',
  'Address',
  'PostalCode',
  'PhoneNumber',
  'PromptPayId',
  'TaxId',
  'BillerId',
  'BillerRef1',
  'BillerRef2',
] as const
export type ShopText = (typeof shopTexts)[number]

/** A shop in a form. The fields of all kinds of fee are kept: switching the kind loses nothing. */
export type ShopDraft = Pick<Shop, ShopText> & {
  kind: CODRule['kind']
  fixed: Satang | null
  /** as typed: "2.5", "๓", "3 %" */
  percent: string
  minimum: Satang | null
  shipping: Satang | null
  accounts: readonly AccountDraft[]
  Closed: boolean
}

/** A bank account in a form; `key` identifies the row. */
export type AccountDraft = BankAccount & { key: string }

const ruleFields = ['kind', 'fixed', 'percent', 'minimum'] as const

export type ShopAmount = 'fixed' | 'minimum' | 'shipping'
/** Error codes of texts that aren't amounts. */
export type Unreadable = Partial<Record<ShopAmount, string>>

export function draftOf(shop: Shop): ShopDraft {
  const { CODRule: rule, BankAccounts, Closed, ShippingCost } = shop
  const texts = Object.fromEntries(shopTexts.map((name) => [name, shop[name]])) as Pick<Shop, ShopText>
  return {
    ...texts,
    accounts: BankAccounts.map((account, nth) => ({ ...account, key: String(nth) })),
    Closed,
    kind: rule.kind,
    fixed: rule.kind === 'fixed' ? rule.value : null,
    percent: rule.kind === 'percent' ? String(rule.value) : '',
    minimum: rule.kind === 'percent' && rule.minimum > 0 ? rule.minimum : null,
    shipping: ShippingCost > 0 ? ShippingCost : null,
  }
}

/**
 * Parses a percentage to a number with at most two decimals, or returns its error code. An amount in baht is invalid.
 */
export function parsePercent(typed: string): number | Exclude<MoneyError, 'empty'> | 'required' {
  if (/฿|บาท|-\s*$/.test(typed)) return 'not-a-number'
  const hundredths = parseBaht(typed.replace(/[%％]/g, ''))
  if (hundredths === 'empty') return 'required'
  if (typeof hundredths === 'string') return hundredths
  return hundredths > 10_000 ? 'too-large' : hundredths / 100
}

/** The draft's COD rule; undefined if it can't be determined. */
export function ruleOf({ kind, fixed, percent, minimum }: ShopDraft, unreadable: Unreadable = {}): CODRule | undefined {
  if (kind === 'none') return { kind }
  if (kind === 'fixed') return fixed === null || unreadable.fixed ? undefined : { kind, value: fixed }
  const value = parsePercent(percent)
  return typeof value === 'string' || unreadable.minimum ? undefined : { kind, value, minimum: minimum ?? noMoney }
}

const digitsOf = (typed: string): string => arabicDigits(typed.normalize('NFKC')).replace(/[\s().-]/g, '')

const referenceIn = (typed: string): string => digitsOf(typed).toUpperCase()

/** How each text is normalized for storage: digits for numbers, national format for a mobile number. */
const tidied: Record<ShopText, (typed: string) => string> = {
  ShopName: normalizeText,
  Description: normalizeText,
  Address: normalizeText,
  PhoneNumber: normalizeNumber,
  PostalCode: digitsOf,
  PromptPayId: (typed) => digitsOf(typed).replace(/^\+?66(?=\d{9}$)/, '0'),
  TaxId: digitsOf,
  BillerId: digitsOf,
  BillerRef1: referenceIn,
  BillerRef2: referenceIn,
}

const accountsOf = (accounts: readonly AccountDraft[]): BankAccount[] =>
  accounts.map(({ Bank, Number: typed, Holder }) => ({ Bank, Number: digitsOf(typed), Holder: normalizeText(Holder) }))

/** The shop as it would be stored; unedited texts and an unreadable rule stay as they are. */
export function shopOf(base: Shop, draft: ShopDraft): Shop {
  const texts = shopTexts.map((name) => [name, draft[name] === base[name] ? base[name] : tidied[name](draft[name])])
  return {
    ...base,
    ...Object.fromEntries(texts),
    CODRule: ruleOf(draft) ?? base.CODRule,
    ShippingCost: draft.shipping ?? noMoney,
    BankAccounts: accountsOf(draft.accounts),
    Closed: draft.Closed,
  }
}

/** The fields of a shop that the form edits, as stored. */
export type ShopFields = Pick<Shop, ShopText | 'CODRule' | 'ShippingCost' | 'BankAccounts' | 'Closed'>

const fieldsOf = ({ CODRule, ShippingCost, BankAccounts, Closed, ...shop }: Shop): ShopFields => ({
  ...(Object.fromEntries(shopTexts.map((name) => [name, shop[name]])) as Pick<Shop, ShopText>),
  CODRule,
  ShippingCost,
  BankAccounts,
  Closed,
})
const isSame: IsSame<ShopFields> = (name, one, other) => JSON.stringify(one[name]) === JSON.stringify(other[name])

type Editing = { base: Shop; draft: ShopDraft; asked: Sends<Partial<ShopFields>> }

/** The names of the fields that differ. */
export const differingFields = (one: Shop, other: Shop): (keyof ShopFields)[] =>
  ([...shopTexts, 'CODRule', 'ShippingCost', 'BankAccounts', 'Closed'] as const).filter(
    (name) => !isSame(name, one, other),
  )

/** The changed fields, and those that an unanswered request may have changed to another value. */
export function changeOf({ base, draft, asked: { sent } }: Editing): Partial<ShopFields> {
  const shop = shopOf(base, draft)
  const differing = Object.fromEntries(differingFields(base, shop).map((name) => [name, shop[name]]))
  return toChange<ShopFields>(differing, { draft: fieldsOf(shop), sent, isSame })
}

/** Whether an unanswered request of this form stored the shop as it is now. */
export const isOwn = (editing: Editing, current: Shop): boolean =>
  isOwnChange({
    base: fieldsOf(editing.base),
    change: changeOf(editing),
    stored: fieldsOf(current),
    sent: editing.asked.sent,
    isSame,
  })

/** The edits on top of a stored shop: fields not edited here get its values. */
export function draftOnto(editing: Editing, stored: Shop): ShopDraft {
  const names = Object.keys(changeOf(editing)) as (keyof ShopFields)[]
  const edited = names.flatMap((name): readonly (keyof ShopDraft)[] => {
    if (name === 'CODRule') return ruleFields
    if (name === 'ShippingCost') return ['shipping']
    return name === 'BankAccounts' ? ['accounts'] : [name]
  })
  return { ...draftOf(stored), ...Object.fromEntries(edited.map((name) => [name, editing.draft[name]])) }
}

/** Whether leaving would lose edits. */
export const isChanged = (base: Shop, draft: ShopDraft, unreadable: Unreadable): boolean =>
  ruleOf(draft, unreadable) === undefined ||
  unreadable.shipping !== undefined ||
  JSON.stringify(shopOf(base, draft)) !== JSON.stringify(base)

/** Validation errors by path of the contract; empty if the shop can be saved. */
export function shopErrors(base: Shop, draft: ShopDraft, unreadable: Unreadable): FieldErrors {
  const shop = shopOf(base, draft)
  const read = decode(shopUpdateSchema, encode(shopUpdateSchema, shop))
  const errors: FieldErrors = read.ok ? {} : { ...read.fields }
  if (isNewlyMistyped(shop.TaxId, base.TaxId)) errors.TaxId = ['check-digit']
  if (isNewlyUndialled(shop.PhoneNumber, base.PhoneNumber)) errors.PhoneNumber = ['phone']
  if (isNewlyMistyped(shop.PromptPayId, base.PromptPayId)) errors.PromptPayId = ['check-digit']
  const { kind, fixed, percent } = draft
  if (unreadable.shipping) errors.ShippingCost = [unreadable.shipping]
  if (kind === 'fixed' && (unreadable.fixed || fixed === null))
    errors['CODRule.value'] = [unreadable.fixed ?? 'required']
  if (kind === 'percent') {
    const value = parsePercent(percent)
    if (typeof value === 'string') errors['CODRule.value'] = [value]
    if (unreadable.minimum) errors['CODRule.minimum'] = [unreadable.minimum]
  }
  return errors
}
