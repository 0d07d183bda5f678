import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cartCalls } from '../../src/core/cart/cart.contract'
import { decode, type Schema } from '../../src/core/kernel/codec'
import { type Endpoint, endpoint } from '../../src/core/kernel/endpoint'
import type { RaanError } from '../../src/core/kernel/errors'
import { decodeAnswerOf, openCode, rows } from '../../src/core/kernel/lenient'
import { bahtSchema } from '../../src/core/kernel/money'
import { countSchema } from '../../src/core/kernel/paging'
import { newOrderSchema, orderSchema, ordersCalls } from '../../src/core/orders/orders.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { chain } from './chain'

const leaf = v.object({
  id: v.number(),
  price: bahtSchema,
  note: v.optional(v.string(), ''),
  slip: v.exactOptional(v.object({ amount: bahtSchema })),
  printId: v.nullable(v.string()),
  picture: v.optional(v.nullable(v.string()), null),
  status: openCode(['new', 'paid']),
})
const wire = { id: 1, price: 1.5, printId: 'P1', picture: 'a.png', status: 'new' }
const inside = { id: 1, price: 150, note: '', printId: 'P1', picture: 'a.png', status: 'new' }
const list = v.object({ teas: rows(leaf), total: v.number() })

const read = (schema: Schema, value: unknown) => {
  const result = decodeAnswerOf(schema, value)
  return result.ok ? { value: result.value, unread: result.unread } : { path: result.path, expected: result.expected }
}

test.each([
  ['null for what is optional', { ...wire, note: null, slip: null }, inside],
  ['null inside what is optional', { ...wire, slip: { amount: 2 } }, { ...inside, slip: { amount: 200 } }],
  ['nothing for what may be null', { id: 1, price: 1.5, status: 'new' }, { ...inside, printId: null, picture: null }],
  ['an amount a hair beside its satang', { ...wire, price: 381.00000000000006 }, { ...inside, price: 38_100 }],
  ['a code of its own', { ...wire, status: 'awaiting-tax' }, { ...inside, status: 'awaiting-tax' }],
  ['fields nobody knows', { ...wire, colour: 'red', __proto__: { x: 1 } }, inside],
])('KERN-480 a response is read with %s', (_, given, value) => {
  expect(read(leaf, given)).toEqual({ value, unread: undefined })
})

test('KERN-480 a request is not: missing and unexpected values are rejected', () => {
  expect(decode(leaf, { ...wire, note: null }).ok).toBe(false)
  expect(decode(leaf, { ...wire, price: 381.00000000000006 }).ok).toBe(false)
  expect(decode(v.object({ order: newOrderSchema }), { order: { paymentMethod: 'barter' } }).ok).toBe(false)
})

test('KERN-480 a third decimal is not a rounding error', () => {
  expect(read(leaf, { ...wire, price: 1.005 })).toEqual({ path: 'price', expected: 'no "decimals" (received number)' })
})

test('KERN-481 unreadable rows are left out and counted; the first is named', () => {
  const teas = [wire, { ...wire, id: 'x' }, { ...wire, id: 3 }, null, { ...wire, price: 'free' }]
  expect(read(list, { teas, total: 5 })).toEqual({
    value: { teas: [inside, { ...inside, id: 3 }], total: 5 },
    unread: { path: 'teas.1.id', expected: 'number (received string)', rows: 3 },
  })
})

test('KERN-481 of nested rows the innermost is left out', () => {
  const nested = v.object({ teas: rows(v.object({ ...leaf.entries, history: rows(v.string()) })) })
  const result = read(nested, { teas: [{ ...wire, history: ['a', 3, 'b'] }] })
  expect(result).toMatchObject({
    value: { teas: [{ history: ['a', 'b'] }] },
    unread: { path: 'teas.0.history.1', rows: 1 },
  })
})

test('KERN-481 an error outside of rows, and a list of only unreadable rows, is an invalid response', () => {
  expect(read(list, { teas: [wire, null], total: 'many' })).toMatchObject({ path: 'teas.1' })
  expect(read(list, { teas: [null, {}], total: 2 })).toMatchObject({ path: 'teas.0' })
  expect(read(list, { teas: 'none', total: 0 })).toMatchObject({ path: 'teas' })
})

const counted = v.object({
  teas: rows(leaf),
  total: countSchema,
  counts: v.optional(v.record(v.string(), countSchema), {}),
  people: v.exactOptional(v.array(v.string())),
})

test('KERN-4768 digits in a text are a number of rows', () => {
  expect(read(counted, { teas: [wire], total: '12', counts: { new: '3' } })).toEqual({
    value: { teas: [inside], total: 12, counts: { new: 3 } },
    unread: undefined,
  })
})

test('KERN-4768 a list survives unreadable optional values beside its rows; the first is named', () => {
  expect(read(counted, { teas: [wire, null], total: 2, counts: { new: 'many' }, people: 'none' })).toEqual({
    value: { teas: [inside], total: 2, counts: {} },
    unread: { path: 'teas.1', expected: 'Object (received null)', rows: 1 },
  })
  expect(read(counted, { teas: [wire], total: 1, counts: { new: 'many' } })).toEqual({
    value: { teas: [inside], total: 1, counts: {} },
    unread: { path: 'counts.new', expected: 'number (received string)', rows: 0 },
  })
  expect(read(counted, { teas: [wire], total: 'many' })).toMatchObject({ path: 'total' })
  for (const nothing of [undefined, null, 5, 'text']) expect(read(counted, nothing)).toMatchObject({ path: '' })
})

test('KERN-4768 a record does not: its optional values are part of it', () => {
  expect(read(leaf, { ...wire, slip: { amount: 'much' } })).toMatchObject({ path: 'slip.amount' })
})

test('KERN-481 a call returns the readable rows and reports the errors', async () => {
  const teas = endpoint({
    name: 'teas.list',
    allow: 'anyone',
    method: 'GET',
    path: '/teas',
    repeat: 'safe',
    answer: list,
  } as const)
  const { call } = chain({ 'GET /teas': { teas: [wire, { ...wire, price: null }], total: 2 } })
  const reported: RaanError[] = []
  const answer = await call(teas, {}, { onUnread: (error) => reported.push(error) })
  expect(answer.teas).toEqual([inside])
  expect(reported.map(({ code, detail }) => ({ code, ...detail }))).toEqual([
    {
      code: 'contract',
      call: 'teas.list',
      status: 200,
      path: 'teas.1.price',
      expected: 'number (received null)',
      unread: 1,
    },
  ])
})

type Node = { type: string; pipe?: Node[]; wrapped?: Node; entries?: Record<string, Node>; item?: Node }
const rootOf = (node: Node): Node => (node.pipe?.[0] ? rootOf(node.pipe[0]) : node)

/** The value with some of what its schema calls optional dropped or null, fields nobody knows, and amounts off by a hair. */
function disturbed(schema: Node, value: unknown, next: () => number): unknown {
  const node = rootOf(schema)
  if (node.wrapped) return value === null || value === undefined ? value : disturbed(node.wrapped, value, next)
  if (node.item && Array.isArray(value)) return value.map((each) => disturbed(node.item as Node, each, next))
  if (node.entries && typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>
    const changed: Record<string, unknown> = { [`x${next()}`]: next() }
    for (const [name, entry] of Object.entries(node.entries)) {
      const isOptional = ['optional', 'exact_optional', 'nullish'].includes(rootOf(entry).type)
      const chance = isOptional ? next() % 3 : 2
      if (chance === 0) changed[name] = null
      if (chance === 2 && name in fields) changed[name] = disturbed(entry, fields[name], next)
    }
    return changed
  }
  const isAmount = typeof value === 'number' && !Number.isInteger(value)
  return isAmount ? value + (next() % 2 ? 6e-14 : -6e-14) * Math.max(1, value) : value
}

test.each([
  ['orders.list', ordersCalls.list, 'GET /api/orders?perPage=5'],
  ['cart.read', cartCalls.read, 'GET /apps/ecommerce/cart'],
] as [string, Endpoint, string][])(
  'KERN-482 a valid response is read without the optional part %s',
  async (_, { answer }, asked) => {
    const { body } = await ask(createMock({ now: () => new Date('2026-11-21T03:00:00Z') }), asked)
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000)), (numbers) => {
        const next = () => numbers.next().value as number
        const result = decodeAnswerOf(answer as Schema, disturbed(answer as unknown as Node, body, next))
        expect(result).toMatchObject({ ok: true })
        expect(result.ok && result.unread).toBeUndefined()
      }),
      { numRuns: 150, seed: 14 },
    )
  },
)

test('KERN-482 the minimum of a cart line is id, name, price and quantity; of an order its number, time, lines and total', () => {
  const cart = decodeAnswerOf(cartCalls.read.answer, { products: [{ id: '7', name: 'ชา', price: 120, qty: 2 }] })
  expect(cart.ok && cart.value.products).toMatchObject([{ id: 7, name: 'ชา', price: 12_000, qty: 2, rating: 0 }])
  const order = decodeAnswerOf(orderSchema, {
    OrderNumber: 17,
    createdAt: '2026-11-21T02:00:00Z',
    ProductOrders: [],
    total: 10,
    DeliveryType: 'drone',
    paymentStatus: 'half',
    slip: null,
  })
  expect(order.ok && order.value).toMatchObject({
    OrderNumber: '17',
    total: 1_000,
    DeliveryType: { value: 'drone', label: '', type: '' },
    paymentStatus: 'half',
    OrderStatus: 'new',
    printAddrData: { IsPrintAddr: false },
  })
})
