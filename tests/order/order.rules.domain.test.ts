import * as v from 'valibot'
import { expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { checkOrder, isPhoneNumber, isPostcode, type OrderError } from '../../src/core/order/order.rules'
import { deliveryTypes, type NewOrder, newOrderSchema } from '../../src/core/orders/orders.contract'
import { newOrder } from '../orders/new-order'

const good: NewOrder = v.parse(newOrderSchema, newOrder)
const pickup = { DeliveryType: { value: 'pickup', label: 'รับเอง', type: 'self' as const } }
const [first] = good.ProductOrders
if (!first) throw new Error('the sample order has a line')
const withLine = (change: object) => ({ ProductOrders: [{ ...first, ...change }] })
const nothing = { address: '', subDistrict: '', district: '', province: '', postNum: '' }

test('ORDER-10 a complete order has no errors, with any delivery method', () => {
  for (const DeliveryType of deliveryTypes) expect(checkOrder({ ...good, DeliveryType })).toEqual({})
})

const fieldErrors: [string, Partial<NewOrder>, Record<string, OrderError>][] = [
  ['no shop', { shopId: 0 }, { shopId: 'no-shop' }],
  ['no lines', { ProductOrders: [] }, { ProductOrders: 'no-lines' }],
  [
    '501 lines',
    { ProductOrders: Array.from({ length: 501 }, (_, n) => ({ ...first, uq: `x:${n}` })) },
    { ProductOrders: 'too-many' },
  ],
  ['blank name', { name: ' \n' }, { name: 'required' }],
  ['blank phone', { phoneNumber: '' }, { phoneNumber: 'required' }],
  ['a name that is a novel', { name: 'ก'.repeat(201) }, { name: 'too-long' }],
  ['a note that is a novel', { note: 'ก'.repeat(2_001) }, { note: 'too-long' }],
  ['no plausible phone', { phoneNumber: '12345' }, { phoneNumber: 'phone' }],
  ['no address', nothing, { address: 'required', district: 'required', province: 'required', postNum: 'required' }],
  ['four digits', { postNum: '5020' }, { postNum: 'postcode' }],
  ['a postcode of letters', { ...pickup, ...nothing, postNum: 'abcde' }, { postNum: 'postcode' }],
  ['quantity 0', withLine({ Quantity: 0 }), { 'ProductOrders.0.Quantity': 'range' }],
  ['quantity -1', withLine({ Quantity: -1 }), { 'ProductOrders.0.Quantity': 'range' }],
  ['quantity 10,000', withLine({ Quantity: 10_000 }), { 'ProductOrders.0.Quantity': 'range' }],
  ['quantity 1e9', withLine({ Quantity: 1e9 }), { 'ProductOrders.0.Quantity': 'range' }],
  ['quantity 1.5', withLine({ Quantity: 1.5 }), { 'ProductOrders.0.Quantity': 'whole' }],
  ['quantity NaN', withLine({ Quantity: Number.NaN }), { 'ProductOrders.0.Quantity': 'whole' }],
  ['a line without a name', withLine({ name: '' }), { 'ProductOrders.0.name': 'required' }],
  ['a price of twenty million', withLine({ price: satang(2_000_000_000) }), { 'ProductOrders.0.price': 'too-large' }],
  ['a price below zero', withLine({ price: satang(-1) }), { 'ProductOrders.0.price': 'negative' }],
  ['a long reason', withLine({ priceReason: 'ก'.repeat(201) }), { 'ProductOrders.0.priceReason': 'too-long' }],
  ['one key twice', { ProductOrders: [first, first] }, { 'ProductOrders.1.uq': 'duplicate' }],
  ['shipping below zero', { shippingCost: satang(-1) }, { shippingCost: 'negative' }],
  ['a slipped key', { discount: satang(1_000_000_100) }, { discount: 'too-large' }],
  ['a fee without cash on delivery', { paymentMethod: 'promptpay' }, { CODFee: 'only-cod' }],
  [
    'an unknown delivery',
    { DeliveryType: { value: 'owl', label: 'Owl', type: 'courier' } },
    { DeliveryType: 'unknown' },
  ],
  [
    'a delivery of another kind',
    { DeliveryType: { value: 'ems', label: 'EMS', type: 'courier' } },
    { DeliveryType: 'unknown' },
  ],
  ['a new order that was refunded', { paymentStatus: 'refunded' }, { paymentStatus: 'unknown' }],
]

test.each(fieldErrors)('ORDER-11 %s', (_, change, expected) => {
  expect(checkOrder({ ...good, ...change })).toEqual(
    Object.fromEntries(Object.entries(expected).map(([path, code]) => [path, [code]])),
  )
})

test('ORDER-12 pickup needs only a name and a phone number, from any input', () => {
  for (const customerFormatType of [1, 2] as const)
    expect(checkOrder({ ...good, ...pickup, ...nothing, customerFormatType })).toEqual({})
})

test('ORDER-12 no sub-district is required, and a transfer needs no fee', () => {
  expect(checkOrder({ ...good, subDistrict: '', paymentMethod: 'transfer', CODFee: satang(0) })).toEqual({})
})

test('ORDER-13 one or several phone numbers, with dashes, spaces, +66 or Thai digits', () => {
  const right = [
    '0812345678',
    '021234567',
    '081-234-5678',
    '081 234 5678',
    '+66812345678',
    '๐๘๑๒๓๔๕๖๗๘',
    '081-234-5678, 02-123-4567',
  ]
  const wrong = [
    '',
    '12345',
    '08123456789',
    '08123',
    'abc',
    '0812345678,',
    '0812345678 / 0899999999',
    '0812345678x',
    '+1 555 010 9999',
  ]
  expect(right.filter((text) => !isPhoneNumber(text))).toEqual([])
  expect(wrong.filter(isPhoneNumber)).toEqual([])
})

test('ORDER-13 a postcode has five digits', () => {
  expect(['50200', '10900'].every(isPostcode)).toBe(true)
  expect(['5020', '502000', '5020a', '', ' 50200'].some(isPostcode)).toBe(false)
})
