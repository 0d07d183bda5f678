import fc from 'fast-check'
import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import {
  draftOf,
  isChanged,
  parsePercent,
  ruleOf,
  shopErrors,
  shopOf,
} from '../../src/core/shops/edit/shops.edit.fields'
import { storedShop } from './shop-on-wire'

const percentRule = { kind: 'percent', value: 2.5, minimum: 19.5 }

test("SHOP-40 the form shows the shop's values, each kind of fee in its own fields", () => {
  const { ShopName, kind, fixed, percent, minimum } = draftOf(storedShop())
  expect([ShopName, kind, fixed, percent, minimum]).toEqual(['ครัวคุณยาย', 'fixed', 3_000, '', null])
  const draft = draftOf(storedShop({ CODRule: percentRule }))
  expect([draft.kind, draft.fixed, draft.percent, draft.minimum]).toEqual(['percent', null, '2.5', 1_950])
})

test('SHOP-40 an untouched shop is unchanged, whatever its values are', () => {
  const cents = fc.integer({ min: 0, max: 10_000 }).map((whole) => whole / 100)
  const CODRule = fc.oneof(
    fc.constant({ kind: 'none' }),
    fc.record({ kind: fc.constant('fixed'), value: cents }),
    fc.record({ kind: fc.constant('percent'), value: cents, minimum: cents }),
  )
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  const wire = fc.record({ CODRule, ShopName: text, Address: text, PhoneNumber: text, PromptPayId: text, TaxId: text })
  fc.assert(
    fc.property(wire, (given) => {
      const shop = storedShop(given)
      expect(shopOf(shop, draftOf(shop))).toEqual(shop)
      expect(isChanged(shop, draftOf(shop), {})).toBe(false)
    }),
  )
})

test.each([
  ['3', 3],
  ['2.50', 2.5],
  ['๓.๕ %', 3.5],
  ['0', 0],
  ['100', 100],
  ['', 'required'],
  [' % ', 'required'],
  ['100.01', 'too-large'],
  ['1.005', 'decimals'],
  ['-1', 'negative'],
  ['สาม', 'not-a-number'],
  ['30 บาท', 'not-a-number'],
  ['฿30', 'not-a-number'],
  ['30.-', 'not-a-number'],
])('SHOP-41 the percentage %j is read as %j', (typed, read) => {
  expect(parsePercent(typed)).toBe(read)
})

test('SHOP-41 the rule follows the chosen kind, and is unknown while it is unreadable', () => {
  const draft = { ...draftOf(storedShop()), percent: '3' }
  expect(ruleOf(draft)).toEqual({ kind: 'fixed', value: 3_000 })
  expect(ruleOf({ ...draft, kind: 'percent' })).toEqual({ kind: 'percent', value: 3, minimum: 0 })
  expect(ruleOf({ ...draft, kind: 'percent', minimum: satang(2_000) })).toEqual({
    kind: 'percent',
    value: 3,
    minimum: 2_000,
  })
  expect(ruleOf({ ...draft, kind: 'none' })).toEqual({ kind: 'none' })
  expect(ruleOf({ ...draft, fixed: null })).toBeUndefined()
  expect(ruleOf(draft, { fixed: 'decimals' })).toBeUndefined()
  expect(ruleOf({ ...draft, kind: 'percent' }, { minimum: 'decimals', fixed: 'decimals' })).toBeUndefined()
  expect(ruleOf({ ...draft, kind: 'percent' }, { fixed: 'decimals' })).toEqual({
    kind: 'percent',
    value: 3,
    minimum: 0,
  })
})

test('SHOP-42 numbers are stored as digits, a mobile number as dialled in Thailand', () => {
  const shop = storedShop()
  const typed = {
    ...draftOf(shop),
    ShopName: '  ร้านใหม่ ',
    PostalCode: '๑๐ ๙๐๐',
    PhoneNumber: '๐๒-๕๕๕-๐๑๔๖',
    PromptPayId: '+66 81-234-5678',
    TaxId: '0-4055-00000-02-7',
  }
  expect(shopOf(shop, typed)).toEqual({
    ...shop,
    ShopName: 'ร้านใหม่',
    PostalCode: '10900',
    PhoneNumber: '02-555-0146',
    PromptPayId: '0812345678',
    TaxId: '0405500000027',
  })
  expect(shopErrors(shop, typed, {})).toEqual({})
})

test('SHOP-43 invalid values are reported by field', () => {
  const shop = storedShop()
  const draft = {
    ...draftOf(shop),
    ShopName: ' ',
    Description: 'ก'.repeat(1_001),
    PostalCode: '4000',
    PromptPayId: '0212345678',
    TaxId: '123',
    fixed: null,
  }
  expect(shopErrors(shop, draft, {})).toEqual({
    ShopName: ['required'],
    Description: ['too-long'],
    PostalCode: ['postcode'],
    PromptPayId: ['promptpay'],
    TaxId: ['tax-id'],
    'CODRule.value': ['required'],
  })
  const percent = { ...draftOf(shop), kind: 'percent' as const, percent: '101' }
  expect(shopErrors(shop, percent, { minimum: 'not-a-number' })).toEqual({
    'CODRule.value': ['too-large'],
    'CODRule.minimum': ['not-a-number'],
  })
})

test('SHOP-4305 the usual shipping cost is edited as an amount; emptied, it is 0', () => {
  const shop = storedShop({ ShippingCost: 45 })
  const draft = draftOf(shop)
  expect(draft.shipping).toBe(4_500)
  expect(shopOf(shop, { ...draft, shipping: null }).ShippingCost).toBe(0)
  expect(shopOf(shop, { ...draft, shipping: satang(5_000) }).ShippingCost).toBe(5_000)
  expect(draftOf(storedShop()).shipping).toBe(null)
  expect(shopErrors(shop, draft, { shipping: 'not-a-number' })).toEqual({ ShippingCost: ['not-a-number'] })
  expect(isChanged(shop, draft, { shipping: 'not-a-number' })).toBe(true)
  expect(isChanged(shop, draft, {})).toBe(false)
})

test.each([
  ['TaxId', '0505500000018', undefined],
  ['TaxId', '0505500000019', ['check-digit']],
  ['TaxId', '050550000001', ['tax-id']],
  ['TaxId', '', undefined],
  ['PhoneNumber', '08123456', ['phone']],
  ['PhoneNumber', '081-234-5678, 08123456', ['phone']],
  ['PhoneNumber', '๐๘๑ ๒๓๔ ๕๖๗๘', undefined],
  ['PhoneNumber', '043-555-120, 089-555-0120', undefined],
  ['PhoneNumber', '043-555-120 / 089-555-0120', undefined],
  ['PhoneNumber', '02-123-4567 ต่อ 12', undefined],
  ['PhoneNumber', '1234', undefined],
  ['PhoneNumber', '', undefined],
] as const)('SHOP-4311 a typed %s of %j: %o', (name, typed, expected) => {
  const shop = storedShop()
  expect(shopErrors(shop, { ...draftOf(shop), [name]: typed }, {})[name]).toEqual(expected)
})

test('SHOP-4312 a stored phone or tax number with a mistake blocks no other change', () => {
  const shop = storedShop({ TaxId: '0505500000019', PhoneNumber: '08123456' })
  expect(shopErrors(shop, { ...draftOf(shop), Description: 'ใหม่' }, {})).toEqual({})
})

test('SHOP-43 a stored invalid PromptPay number must be corrected before the shop is saved', () => {
  const shop = storedShop({ PromptPayId: '0212345678' })
  const draft = { ...draftOf(shop), Description: 'ใหม่' }
  expect(shopErrors(shop, draft, {})).toEqual({ PromptPayId: ['promptpay'] })
  expect(shopErrors(shop, { ...draft, PromptPayId: '' }, {})).toEqual({})
})

test('SHOP-1250 a stored number with a wrong check digit is no reason to refuse another change', () => {
  const shop = storedShop({ PromptPayId: '0405500000028' })
  const draft = { ...draftOf(shop), Description: 'ใหม่' }
  expect(shopErrors(shop, draft, {})).toEqual({})
  expect(shopErrors(shop, { ...draft, PromptPayId: '0405500000029' }, {})).toEqual({ PromptPayId: ['check-digit'] })
  expect(shopErrors(shop, { ...draft, PromptPayId: '0405500000027' }, {})).toEqual({})
})
