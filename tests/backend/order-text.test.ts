import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyOf, historyText } from '../../src/backend/orders/orders.history-text'
import { orderOf, orderText } from '../../src/backend/orders/orders.text'
import { satang } from '../../src/core/kernel/money'
import { deliveryTypes, type Order, type OrderChange } from '../../src/core/orders/orders.contract'
import { ordersSeeds } from '../../src/sample/orders/orders.seed'
import { statusDisplay } from '../../src/service/orders/orders.display'
import { createRandom } from '../../src/service/random'
import { storedOrder } from '../orders/stored-order'
import { now } from './random-orders'

const aText = fc.oneof(fc.string(), fc.constantFrom('', '0', '{', '[', '\0', '\ud83d', 'เชียงใหม่', 'ใหม่', 'ems', 'p1'))
const aTime = fc.oneof(
  aText,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2026-11-20T23:30:00Z', '2026-11-20T23:30:00.000+07:00', '2026-02-30T00:00:00.000Z'),
)
const aLine = fc.record(
  {
    uq: fc.oneof(aText, fc.constantFrom('p1', 'p2', 'pnull')),
    productId: fc.constantFrom(null, 0, 1, 2),
    name: aText,
    price: fc.nat(),
    Quantity: fc.nat(),
    priceReason: aText,
  },
  { requiredKeys: ['uq', 'productId', 'name', 'price', 'Quantity'] },
)
const aPrint = fc.oneof(
  fc.record({
    IsPrintAddr: fc.boolean(),
    printId: fc.option(fc.oneof(aText, fc.constantFrom('PR-1', 'PR-01', 'PR-100999', 'PR-0', 'PR-'))),
    printAddrDate: fc.option(aTime),
    printBy: fc.option(fc.oneof(aText, fc.constantFrom('มาลี'))),
  }),
  fc.record({ IsPrintAddr: fc.boolean() }),
)
const aNumber = fc.constantFrom(
  'LR-20261121-000030',
  'LR-20261120-000030',
  'LR-20261121-30',
  'LR-19700101-000001',
  'A-1',
  '',
)
const aSlip = fc.oneof(
  aText,
  fc.record(
    { amount: fc.nat(), paidAt: aTime, checkedBy: fc.oneof(aText, fc.constantFrom('มาลี')), reference: aText },
    { requiredKeys: ['amount', 'paidAt', 'checkedBy'] },
  ),
)
const aDelivery = fc.oneof(
  fc.constantFrom(...deliveryTypes),
  fc.record({ value: aText, label: aText, type: aText }),
  fc.record({ value: aText }),
)
const someText = fc.record(
  Object.fromEntries(
    Object.entries({
      OrderNumber: aNumber,
      createdAt: fc.oneof(aTime, fc.constant('2026-11-20T23:30:00.000Z')),
      name: aText,
      address: aText,
      province: aText,
      OrderStatus: fc.oneof(aText, fc.constantFrom('new', 'returned')),
      paymentStatus: fc.oneof(aText, fc.constantFrom('unpaid', 'refunded')),
      paymentMethod: fc.oneof(aText, fc.constantFrom('transfer', 'cash')),
      note: aText,
      OrderStatusDisplay: aText,
    }),
  ),
)
const anOrder = fc
  .record({
    texts: someText,
    lines: fc.array(aLine, { maxLength: 3 }),
    print: aPrint,
    delivery: aDelivery,
    others: fc.record({ slip: aSlip, files: fc.array(aLine, { maxLength: 2 }), own: aText }, { requiredKeys: [] }),
    without: fc.constantFrom('', 'note', 'version', 'printAddrData', 'ProductOrders'),
  })
  .map(({ texts, lines, print, delivery, others, without }) => {
    const order = { ...storedOrder(), ...texts, ...others, ProductOrders: lines, printAddrData: print }
    return Object.fromEntries(
      Object.entries({ ...order, DeliveryType: delivery }).filter(([name]) => name !== without),
    ) as unknown as Order
  })
/** As text and back, without a history. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const withoutHistory = (order: Order): unknown => asJson({ ...order, history: [] })

const aChange = fc.record({
  at: aTime,
  by: fc.constantFrom('มาลี ใจดี', 'สมชาย', ''),
  field: fc.constantFrom('OrderStatus', 'paymentStatus', 'of its own'),
  from: fc.oneof(aText, fc.constantFrom('unpaid', 'new')),
  to: fc.oneof(aText, fc.constantFrom('new', 'paid', 'cash')),
})
/** Many changes begin where the one before ended; some histories have a field of their own. */
const aHistory = fc
  .tuple(fc.array(aChange, { maxLength: 8 }), fc.constantFrom(false, false, false, true))
  .map(([changes, hasMore]) =>
    changes.map((change, nth): OrderChange => {
      const before = changes.slice(0, nth).findLast(({ field }) => field === change.field)
      const more = hasMore ? { why: 'x' } : {}
      return nth % 2 ? { ...change, ...more, from: before?.to ?? '' } : { ...change, ...more }
    }),
  )

test('BACK-2231 an order and its history are read as they were stored, whatever is in them', () => {
  fc.assert(
    fc.property(anOrder, (order) => {
      const stored = orderText(order)
      expect(orderOf(stored)).toEqual(withoutHistory(order))
      expect(orderOf(JSON.stringify(withoutHistory(order)))).toEqual(withoutHistory(order))
    }),
    { numRuns: 300 },
  )
  fc.assert(
    fc.property(aHistory, (history) => {
      expect(historyOf(historyText(history))).toEqual(asJson(history))
      expect(historyOf(JSON.stringify(history))).toEqual(asJson(history))
    }),
    { numRuns: 300 },
  )
})

test('BACK-2232 an order takes less than half the text of its JSON, and its history a fifth', () => {
  const orders = ordersSeeds[0]?.rows({ now: now(), random: createRandom(1) }) as readonly Order[]
  const bytes = (texts: readonly string[]) => Buffer.byteLength(texts.join(''))
  const plain = bytes(orders.map((order) => JSON.stringify(withoutHistory(order))))
  expect(bytes(orders.map(orderText)) / plain).toBeLessThan(0.4)
  const plainHistories = bytes(orders.map(({ history }) => JSON.stringify(history)))
  expect(bytes(orders.map(({ history }) => historyText(history))) / plainHistories).toBeLessThan(0.2)
})

test('BACK-2233 texts that are stored keep their meaning', () => {
  const order = storedOrder({
    createdAt: '2026-11-20T23:30:00.000Z',
    OrderStatusDisplay: statusDisplay.confirmed,
    ProductOrders: [
      { uq: 'p1', productId: 1, name: 'ชา', price: satang(100), Quantity: 2 },
      { uq: 'x', productId: null, name: 'อื่น', price: satang(5), Quantity: 1, priceReason: 'ลด' },
    ],
    printAddrData: {
      IsPrintAddr: true,
      printId: 'P1',
      printAddrDate: '2026-11-20T23:30:01.000Z',
      printBy: 'มาลี',
    },
    slip: { amount: satang(1), paidAt: '2026-11-20T23:30:00.000Z', checkedBy: 'มาลี' },
  })
  const text =
    '[30,1,1795217400000,2,"คุณฐิติมา วงศ์สุขใส","0845551518, 021234567","12/3 หมู่ 4","สุเทพ","เมืองเชียงใหม่",71,"50200",2,"",[[0,1,"ชา",100,2],{"uq":"x","productId":null,"name":"อื่น","price":5,"Quantity":1,"priceReason":"ลด"}],5000,1050,0,1500,59025,2,"TH0123ABCDE4F",13,7,1,1,[1,"P1",1000,"มาลี"],"=โทรก่อนส่ง",{"slip":[1,0,0]}]'
  const earlier =
    '["LR-20261121-000030",1,1795217400000,2,"คุณฐิติมา วงศ์สุขใส","0845551518, 021234567","12/3 หมู่ 4","สุเทพ","เมืองเชียงใหม่",71,"50200",2,"",[[0,1,"ชา",100,2],{"uq":"x","productId":null,"name":"อื่น","price":5,"Quantity":1,"priceReason":"ลด"}],5000,1050,0,1500,59025,2,"TH0123ABCDE4F","cod","unpaid","confirmed",1,[1,"P1",1000,"มาลี"],"=โทรก่อนส่ง",{"slip":{"amount":1,"paidAt":"2026-11-20T23:30:00.000Z","checkedBy":"มาลี"}}]'
  expect(orderText(order)).toBe(text)
  for (const each of [text, earlier]) expect(orderOf(each)).toEqual(withoutHistory(order))
  const printed = { ...order, printAddrData: { ...order.printAddrData, printId: 'PR-31' } }
  const printedText = text.replace('"P1"', '31')
  expect(orderText(printed)).toBe(printedText)
  expect(orderOf(printedText).printAddrData.printId).toBe('PR-31')
  const history = [
    { at: '2026-11-20T23:30:00.000Z', by: 'มาลี', field: 'OrderStatus', from: '', to: 'new' },
    { at: '2026-11-20T23:31:00.000Z', by: 'สมชาย', field: 'OrderStatus', from: 'new', to: 'confirmed' },
    { at: '2026-11-20T23:30:30.000Z', by: 'มาลี', field: 'own', from: 'a', to: 'b' },
    { at: '2026-11-20T23:30:31.000Z', by: 'มาลี', field: 'paymentStatus', from: 'unpaid', to: 'paid' },
  ]
  const stored = '[["มาลี","สมชาย"],1795217400000,-1,60000,1,0,0,1,-30000,0,"own","a","b",1000,-290]'
  const before =
    '[["มาลี","สมชาย"],1795217400000,0,0,0,"new",60000,1,0,0,"confirmed",-30000,0,"own","a","b",1000,0,1,"unpaid","paid"]'
  expect(historyText(history)).toBe(stored)
  for (const each of [stored, before]) expect(historyOf(each)).toEqual(history)
})
