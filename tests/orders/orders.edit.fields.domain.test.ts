import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'
import { normalizePhones } from '../../src/core/kernel/normalize-text'
import { conflictsOf, merged, theirChanges } from '../../src/core/orders/edit/orders.edit.conflicts'
import { changesOf, draftOf, editFields, errorsOf, totalsOf } from '../../src/core/orders/edit/orders.edit.fields'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { editedOrder } from './edited-order'

const order = (wire: object = {}): Order => {
  const read = decode(orderSchema, { ...editedOrder, ...wire })
  if (!read.ok) throw new Error(read.path)
  return read.value
}

test('ORDS-110 an untouched draft contains no change', () => {
  expect(changesOf(order(), draftOf(order()))).toEqual({})
  expect(Object.keys(draftOf(order())).sort()).toEqual([...editFields].sort())
})

test('ORDS-110 changed fields are sent normalised; spaces alone, and untouched fields, are no change', () => {
  const base = order({ note: ' ฝากวางหน้าบ้าน ' })
  const draft = { ...draftOf(base), name: '  คุณใหม่ ใจดี ', address: ` ${base.address} `, postNum: '๕๐๒๐๐' }
  expect(changesOf(base, draft)).toEqual({ name: 'คุณใหม่ ใจดี' })
  expect(changesOf(base, { ...draftOf(base), phoneNumber: '๐๘๑-000-0000 / 02-555-0199' })).toEqual({
    phoneNumber: '081-000-0000, 02-555-0199',
  })
})

test('ORDS-110 without cash on delivery its fee is 0, and sent', () => {
  const base = order()
  expect(changesOf(base, { ...draftOf(base), paymentMethod: 'cash' })).toEqual({ paymentMethod: 'cash', CODFee: 0 })
})

test('ORDS-110 lines are one field: quantity, price, removal and free text', () => {
  const base = order()
  const [first, second] = base.ProductOrders
  if (!first || !second) throw new Error('two lines')
  const added = { uq: 'x:9', productId: null, name: ' ริบบิ้น ', price: satang(500), Quantity: 1 }
  const lines = [{ ...first, Quantity: 3, price: satang(11_000) }, added]
  expect(changesOf(base, { ...draftOf(base), ProductOrders: lines })).toEqual({
    ProductOrders: [
      { ...first, Quantity: 3, price: satang(11_000) },
      { ...added, name: 'ริบบิ้น' },
    ],
  })
})

test('ORDS-111 totals are those of a new order, the fee only with cash on delivery', () => {
  const draft = draftOf(order())
  expect(totalsOf(draft)).toEqual({ goods: satang(28_550), CODFee: satang(3_000), total: satang(35_000) })
  expect(totalsOf({ ...draft, paymentMethod: 'cash' })).toEqual({ goods: 28_550, CODFee: 0, total: 32_000 })
  expect(totalsOf({ ...draft, discount: satang(9_000_000) }).total).toBe(0)
})

test('ORDS-112 an edit follows the rules for new orders, by field and line', () => {
  const base = order()
  const [first] = base.ProductOrders
  if (!first) throw new Error('a line')
  const draft = {
    ...draftOf(base),
    name: ' ',
    phoneNumber: '12',
    postNum: '123',
    ProductOrders: [{ ...first, name: '', Quantity: 0 }],
  }
  expect(errorsOf(base, draft)).toEqual({
    name: ['required'],
    phoneNumber: ['phone'],
    postNum: ['postcode'],
    'ProductOrders.0.name': ['required'],
    'ProductOrders.0.Quantity': ['range'],
  })
  expect(errorsOf(base, { ...draftOf(base), ProductOrders: [] })).toEqual({ ProductOrders: ['no-lines'] })
})

test('ORDS-112 a pickup order that is to be sent needs its address', () => {
  const base = order({
    address: '',
    district: '',
    province: '',
    postNum: '',
    DeliveryType: { value: 'pickup', label: '', type: 'self' },
  })
  expect(errorsOf(base, draftOf(base))).toEqual({})
  const posted = { ...draftOf(base), DeliveryType: { value: 'ems', label: 'EMS', type: 'post' } as const }
  expect(errorsOf(base, posted)).toEqual({
    address: ['required'],
    district: ['required'],
    province: ['required'],
    postNum: ['required'],
  })
})

test("ORDS-112 a backend's own delivery type, and a refunded order, don't block saving", () => {
  const base = order({ DeliveryType: { value: 'drone', label: 'โดรน', type: 'courier' }, paymentStatus: 'refunded' })
  expect(errorsOf(base, { ...draftOf(base), name: 'คุณใหม่' })).toEqual({})
})

test('ORDS-113 a conflict is a field that we changed and that the order now has differently', () => {
  const base = order()
  const theirs = order({ version: 8, name: 'คุณเขา', note: 'ด่วน', trackingNumber: 'TH1' })
  const draft = { ...draftOf(base), name: 'คุณเรา', address: '1/1', note: base.note }
  expect(conflictsOf(base, draft, theirs)).toEqual([
    { field: 'name', isBoth: true },
    { field: 'address', isBoth: false },
  ])
  expect(theirChanges(base, draft, theirs)).toEqual(['note', 'trackingNumber'])
  expect(conflictsOf(base, { ...draft, name: 'คุณเขา', address: base.address }, theirs)).toEqual([])
})

test("ORDS-113 ours is kept unless theirs is chosen; fields we didn't change have the current value", () => {
  const base = order()
  const theirs = order({ version: 8, name: 'คุณเขา', note: 'ด่วน' })
  const draft = { ...draftOf(base), name: 'คุณเรา', address: '1/1' }
  expect(merged(base, draft, theirs, {})).toEqual({ ...draftOf(theirs), name: 'คุณเรา', address: '1/1' })
  expect(merged(base, draft, theirs, { name: 'theirs' })).toEqual({ ...draftOf(theirs), address: '1/1' })
})

test('ORDS-113 whatever is chosen, no text of ours and theirs is mixed or invented', () => {
  const text = fc.string({ maxLength: 12 })
  const messages = fc.record({ name: text, address: text, note: text })
  const sides = fc.record({ name: fc.constantFrom('mine', 'theirs'), note: fc.constantFrom('mine', 'theirs') } as const)
  fc.assert(
    fc.property(messages, messages, messages, sides, (before, ours, theirs, picks) => {
      const base = order(before)
      const other = order(theirs)
      const draft = { ...draftOf(base), ...ours }
      const both = merged(base, draft, other, picks)
      const mine = changesOf(base, draft)
      for (const field of ['name', 'address', 'note'] as const) {
        const isOurs = field in mine && (field === 'address' || picks[field] === 'mine')
        expect(both[field]).toBe(isOurs ? ours[field].normalize('NFC').trim() : theirs[field])
      }
    }),
  )
})

test.each([
  ['๐๘๑ 234 5678 / 02-345-6789', '081 234 5678, 02-345-6789'],
  [' 0812345678 ', '0812345678'],
  ['0812345678;0898765432\n', '0812345678, 0898765432'],
  ['', ''],
])('ORDS-110 phones %j are stored as %j', (typed, stored) => {
  expect(normalizePhones(typed)).toBe(stored)
})
