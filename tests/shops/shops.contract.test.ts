import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { encode } from '../../src/core/kernel/codec'
import { noShop, shopSchema } from '../../src/core/shops/shops.contract'

const wire = {
  id: 4,
  siId: 12,
  ShopName: 'ร้าน',
  Description: '',
  Address: '',
  PostalCode: '',
  PhoneNumber: '',
  CODRule: { kind: 'percent', value: 2.5, minimum: 19.5 },
  ShippingCost: 0,
  PromptPayId: '',
  TaxId: '',
  BankAccounts: [],
  BillerId: '',
  BillerRef1: '',
  BillerRef2: '',
  Closed: false,
}

test('SHOP-10 a rule is in satang if it is money and a number if it is a percentage', () => {
  const rule = (CODRule: object) => v.parse(shopSchema, { ...wire, CODRule }).CODRule
  expect(rule(wire.CODRule)).toEqual({ kind: 'percent', value: 2.5, minimum: 1_950 })
  expect(rule({ kind: 'fixed', value: 30 })).toEqual({ kind: 'fixed', value: 3_000 })
  expect(rule({ kind: 'none', value: 30, minimum: 1 })).toEqual({ kind: 'none' })
})

test('SHOP-10 any rule round-trips', () => {
  const cents = fc.integer({ min: 0, max: 10_000 }).map((whole) => whole / 100)
  const rule = fc.oneof(
    fc.constant({ kind: 'none', value: 0, minimum: 0 }),
    fc.record({ kind: fc.constant('fixed'), value: cents, minimum: fc.constant(0) }),
    fc.record({ kind: fc.constant('percent'), value: cents, minimum: cents }),
  )
  fc.assert(
    fc.property(rule, (CODRule) => {
      expect(encode(shopSchema, v.parse(shopSchema, { ...wire, CODRule }))).toEqual({ ...wire, CODRule })
    }),
  )
})

test('SHOP-11 a shop may omit everything but number and name; numbers may come as text', () => {
  const least = { ShopName: wire.ShopName }
  expect(v.parse(shopSchema, { ...least, id: '4', siId: ' 12 ' })).toEqual({ ...wire, CODRule: { kind: 'none' } })
})

test('SHOP-12 without a chosen shop the number is 0 and the name is the prompt', () => {
  expect([noShop.id, noShop.siId, noShop.ShopName]).toEqual([0, 0, 'กรุณาเลือกร้านค้า'])
})
