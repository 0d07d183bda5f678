import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { mostMoney, positiveBahtSchema, satang } from '../kernel/money'
import { idSchema } from '../kernel/record-id'
import { isPhoneNumber } from '../order/order.rules'
import { accountError } from './shops.banks'
import { isBiller, isReference } from './shops.bill'
import { type BankAccount, shopSchema } from './shops.contract'
import { isMistyped, promptPayError } from './shops.promptpay'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const digits = (pattern: RegExp, code: string) => v.pipe(v.string(), v.regex(pattern, code))

/** Most bank accounts of a shop. */
export const mostAccounts = 10

const reference = v.pipe(
  v.string(),
  v.check((text) => text === '' || isReference(text), 'reference'),
)

const accountUpdateSchema = v.pipe(
  v.object({
    Bank: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(20, 'too-long')),
    Number: v.string(),
    Holder: v.pipe(
      text(200),
      v.check((name) => name.trim() !== '', 'required'),
    ),
  }),
  v.forward(
    v.check(({ Bank, Number: digits }) => accountError(Bank, digits) !== 'account', 'account'),
    ['Number'],
  ),
  v.forward(
    v.check(({ Bank, Number: digits }) => accountError(Bank, digits) !== 'account-length', 'account-length'),
    ['Number'],
  ),
)
const isFirst = (account: BankAccount, nth: number, all: readonly BankAccount[]): boolean =>
  all.findIndex((each) => each.Bank === account.Bank && each.Number === account.Number) === nth

const { changedBy: _, ...entries } = shopSchema.entries

/**
 * A shop to be stored: with a name and plausible numbers. Separate from the list's contract, which every order loads.
 */
export const shopUpdateSchema = v.object({
  ...entries,
  siId: idSchema,
  ShopName: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== '', 'required'),
    v.maxLength(200, 'too-long'),
  ),
  Description: text(1000),
  Address: text(500),
  PostalCode: digits(/^(\d{5})?$/, 'postcode'),
  PhoneNumber: text(100),
  PromptPayId: v.optional(
    v.pipe(
      v.string(),
      v.check((target) => target === '' || promptPayError({ target }) === undefined, 'promptpay'),
    ),
    '',
  ),
  TaxId: v.optional(digits(/^(\d{13})?$/, 'tax-id'), ''),
  ShippingCost: v.exactOptional(v.pipe(positiveBahtSchema, v.maxValue(satang(mostMoney), 'too-large'))),
  BankAccounts: v.exactOptional(
    v.pipe(
      v.array(accountUpdateSchema),
      v.maxLength(mostAccounts, 'too-many'),
      v.check((all) => all.every(isFirst), 'taken'),
    ),
  ),
  BillerId: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((biller) => biller === '' || isBiller(biller), 'biller'),
    ),
  ),
  BillerRef1: v.exactOptional(reference),
  BillerRef2: v.exactOptional(reference),
  Closed: v.exactOptional(v.boolean()),
})

const extension = / ?(?:ต่อ|กด|ext\.?|#) ?\d{1,5}$/i

/** `043-555-120, 089 555 0120`, `02-123-4567 ต่อ 12`, or a short number such as 1234 */
const isDialled = (phones: string): boolean =>
  phones.split(/[,/;\n]/).every((each) => {
    const phone = each.trim().replace(extension, '')
    return isPhoneNumber(phone) || /^1\d{3}$/.test(phone)
  })

/** An unchanged phone number may have been stored before it was checked. */
export const isNewlyUndialled = (phones: string, stored: string): boolean =>
  phones !== stored && phones !== '' && !isDialled(phones)

/** A new shop: its number is the backend's. */
export const newShopSchema = v.pipe(
  v.omit(shopUpdateSchema, ['id', 'siId', 'version']),
  v.forward(
    v.check(({ PromptPayId }) => !isMistyped(PromptPayId), 'check-digit'),
    ['PromptPayId'],
  ),
  v.forward(
    v.check(({ TaxId }) => !isMistyped(TaxId), 'check-digit'),
    ['TaxId'],
  ),
  v.forward(
    v.check(({ PhoneNumber }) => !isNewlyUndialled(PhoneNumber, ''), 'phone'),
    ['PhoneNumber'],
  ),
)
export type NewShop = v.InferOutput<typeof newShopSchema>

const answer = v.object({ shop: shopSchema })

export const shopUpdateCalls = {
  /** 422 with codes by field */
  add: endpoint({
    name: 'shops.add',
    shops: 'refused',
    allow: 'write:Shop',
    method: 'POST',
    path: '/api/shops',
    repeat: 'keyed',
    status: 201,
    body: v.object({ shop: newShopSchema }),
    answer,
    conflict: answer,
  }),
  /**
   * 404 for an unknown shop, 422 with codes by field (`check-digit` only if the number changes); with a `version`, only that version is changed, otherwise 409 with
   * the stored one. Without versions, repeating the call stores the same again.
   */
  update: endpoint({
    name: 'shops.update',
    shops: 'limited',
    allow: 'write:Shop',
    method: 'POST',
    path: '/api/shops/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ shop: shopUpdateSchema }),
    answer,
    conflict: answer,
  }),
}
