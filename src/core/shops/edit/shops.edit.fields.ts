import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { arabicDigits, type MoneyError, noMoney, parseBaht, type Satang } from '../../kernel/money'
import { normalizeNumber, normalizeText } from '../../kernel/normalize-text'
import type { CODRule, Shop } from '../shops.contract'
import { shopUpdateSchema } from '../shops.update.contract'

export const shopTexts = [
  'ShopName',
  'Description',
  'Address',
  'PostalCode',
  'PhoneNumber',
  'PromptPayId',
  'TaxId',
] as const
export type ShopText = (typeof shopTexts)[number]

/** A shop as a form has it. What each kind of fee asks for is kept beside the others: changing the kind loses nothing. */
export type ShopDraft = Pick<Shop, ShopText> & {
  kind: CODRule['kind']
  fixed: Satang | null
  /** as typed: "2.5", "๓", "3 %" */
  percent: string
  minimum: Satang | null
}

export type ShopAmount = 'fixed' | 'minimum'
/** Codes of texts that are no amount. */
export type Unreadable = Partial<Record<ShopAmount, string>>

export function draftOf(shop: Shop): ShopDraft {
  const { CODRule: rule } = shop
  const texts = Object.fromEntries(shopTexts.map((name) => [name, shop[name]])) as Pick<Shop, ShopText>
  return {
    ...texts,
    kind: rule.kind,
    fixed: rule.kind === 'fixed' ? rule.value : null,
    percent: rule.kind === 'percent' ? String(rule.value) : '',
    minimum: rule.kind === 'percent' && rule.minimum > 0 ? rule.minimum : null,
  }
}

/** A percentage as typed -> a number with at most two decimals, or why it is none. An amount in baht is none. */
export function parsePercent(typed: string): number | Exclude<MoneyError, 'empty'> | 'required' {
  if (/฿|บาท|-\s*$/.test(typed)) return 'not-a-number'
  const hundredths = parseBaht(typed.replace(/[%％]/g, ''))
  if (hundredths === 'empty') return 'required'
  if (typeof hundredths === 'string') return hundredths
  return hundredths > 10_000 ? 'too-large' : hundredths / 100
}

/** What the draft asks of a parcel; undefined while it cannot be told. */
export function ruleOf({ kind, fixed, percent, minimum }: ShopDraft, unreadable: Unreadable = {}): CODRule | undefined {
  if (kind === 'none') return { kind }
  if (kind === 'fixed') return fixed === null || unreadable.fixed ? undefined : { kind, value: fixed }
  const value = parsePercent(percent)
  return typeof value === 'string' || unreadable.minimum ? undefined : { kind, value, minimum: minimum ?? noMoney }
}

const digitsOf = (typed: string): string => arabicDigits(typed.normalize('NFKC')).replace(/[\s().-]/g, '')

/** How each text is stored: numbers as digits, a mobile number as it is dialled inside Thailand. */
const tidied: Record<ShopText, (typed: string) => string> = {
  ShopName: normalizeText,
  Description: normalizeText,
  Address: normalizeText,
  PhoneNumber: normalizeNumber,
  PostalCode: digitsOf,
  PromptPayId: (typed) => digitsOf(typed).replace(/^\+?66(?=\d{9}$)/, '0'),
  TaxId: digitsOf,
}

/** The shop as it would be stored; a text that nobody touched stays as it is, and so does a rule that cannot be read. */
export function shopOf(base: Shop, draft: ShopDraft): Shop {
  const texts = shopTexts.map((name) => [name, draft[name] === base[name] ? base[name] : tidied[name](draft[name])])
  return { ...base, ...Object.fromEntries(texts), CODRule: ruleOf(draft) ?? base.CODRule }
}

/** Whether leaving would lose something. */
export const isChanged = (base: Shop, draft: ShopDraft, unreadable: Unreadable): boolean =>
  ruleOf(draft, unreadable) === undefined || JSON.stringify(shopOf(base, draft)) !== JSON.stringify(base)

/** What blocks saving, by path of the contract; empty = it may be sent. */
export function shopErrors(base: Shop, draft: ShopDraft, unreadable: Unreadable): FieldErrors {
  const read = decode(shopUpdateSchema, encode(shopUpdateSchema, shopOf(base, draft)))
  const errors: FieldErrors = read.ok ? {} : { ...read.fields }
  const { kind, fixed, percent } = draft
  if (kind === 'fixed' && (unreadable.fixed || fixed === null))
    errors['CODRule.value'] = [unreadable.fixed ?? 'required']
  if (kind === 'percent') {
    const value = parsePercent(percent)
    if (typeof value === 'string') errors['CODRule.value'] = [value]
    if (unreadable.minimum) errors['CODRule.minimum'] = [unreadable.minimum]
  }
  return errors
}
