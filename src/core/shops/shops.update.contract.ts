import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { idSchema } from '../kernel/record-id'
import { shopSchema } from './shops.contract'
import { promptPayError } from './shops.promptpay'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const digits = (pattern: RegExp, code: string) => v.pipe(v.string(), v.regex(pattern, code))

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
})

const answer = v.object({ shop: shopSchema })

export const shopUpdateCalls = {
  /**
   * 404 for an unknown shop, 422 with codes by field; with a `version`, only that version is changed, otherwise 409 with
   * the stored one. Without versions, repeating the call stores the same again.
   */
  update: endpoint({
    name: 'shops.update',
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
