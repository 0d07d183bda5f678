import { expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { doubtfulToShip, shippingDoubts } from '../../src/core/orders/orders.shipping'
import { undoableStep } from '../../src/core/orders/orders.status'

const parcel = (patch: Partial<Order> | { value: string }) =>
  ({
    OrderStatus: 'packed',
    paymentMethod: 'transfer',
    paymentStatus: 'paid',
    total: 100,
    trackingNumber: 'TH1',
    DeliveryType: { value: 'ems' },
    printAddrData: { IsPrintAddr: false, printId: null },
    ...patch,
  }) as Order

test.each([
  ['paid and tracked', {}, []],
  ['unpaid', { paymentStatus: 'unpaid' }, ['unpaid']],
  ['not checked yet', { paymentStatus: 'pending', paymentMethod: 'promptpay' }, ['pending']],
  ['cash on delivery', { paymentStatus: 'unpaid', paymentMethod: 'cod' }, []],
  ['free', { paymentStatus: 'unpaid', total: 0 }, []],
  ['without tracking number', { trackingNumber: ' ' }, ['untracked']],
  ['neither', { trackingNumber: '', paymentStatus: 'unpaid' }, ['unpaid', 'untracked']],
  ['collected by the customer', { trackingNumber: '', DeliveryType: { value: 'pickup' } }, []],
])('STEP-4 %s', (_, patch, doubts) => {
  expect(shippingDoubts(parcel(patch as Partial<Order>))).toEqual(doubts)
})

test('STEP-4000 an outdated label is a doubt, a missing one is none', () => {
  const printed = { IsPrintAddr: false, printId: 'PR-1' } as Order['printAddrData']
  expect(shippingDoubts(parcel({ printAddrData: printed }))).toEqual(['oldLabel'])
  expect(shippingDoubts(parcel({ printAddrData: printed, trackingNumber: '' }))).toEqual(['oldLabel', 'untracked'])
  expect(shippingDoubts(parcel({ printAddrData: { ...printed, IsPrintAddr: true } }))).toEqual([])
})

test('STEP-4 only orders that the step ships are doubtful', () => {
  const [unpaid, unpacked] = [parcel({ paymentStatus: 'unpaid' }), parcel({ OrderStatus: 'new', trackingNumber: '' })]
  expect(doubtfulToShip([unpaid, unpacked, parcel({})], 'shipped')).toEqual([unpaid])
  expect(doubtfulToShip([unpaid], 'cancelled')).toEqual([])
})

test('STEP-5 a step is undoable until ten minutes after it, by the history', () => {
  const at = '2026-11-21T05:00:00Z'
  const now = Date.parse(at)
  const stepped = (from: string, to: string, OrderStatus = to) =>
    ({ OrderStatus, history: [{ at, by: 'a', field: 'OrderStatus', from, to }] }) as unknown as Order
  const until = now + 600_000
  expect(undoableStep(stepped('packed', 'shipped'), until)).toEqual({ from: 'packed', to: 'shipped', until })
  expect(undoableStep(stepped('packed', 'shipped'), until + 1)).toBeUndefined()
  expect(undoableStep(stepped('packed', 'shipped', 'delivered'), now)).toBeUndefined()
  const erased = { ...stepped('packed', 'shipped'), name: '', phoneNumber: '', address: '' }
  expect(undoableStep(erased, now)).toBeUndefined()
  expect(undoableStep(stepped('shipped', 'packed'), now)).toBeUndefined()
  expect(undoableStep(stepped('on-hold', 'packed'), now)).toBeUndefined()
  expect(undoableStep({ ...stepped('packed', 'packed'), history: [] }, now)).toBeUndefined()
  const odd = {
    ...stepped('packed', 'shipped'),
    history: [{ at: '', by: '', field: 'OrderStatus', from: 'packed', to: 'shipped' }],
  }
  expect(undoableStep(odd, now)).toBeUndefined()
})
