import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListRequest } from '../../src/core/kernel/list-machine'
import { listSteps, listText } from '../../src/core/kernel/list-query'
import { orderQuerySchema, orderStatuses } from '../../src/core/orders/orders.contract'
import type { OrderFilters } from '../../src/core/orders/orders.machine'

const text = listText(orderQuerySchema, 10)
const first: ListRequest<OrderFilters> = { query: {}, page: 1, perPage: 10, sortBy: undefined, sortDesc: false }

test('ORDS-90 the state of a list is written without defaults, and read back', () => {
  const location: ListRequest<OrderFilters> = {
    query: { q: 'สมชาย', orderStatus: 'new', shopId: 2, printed: false, from: '2026-11-01' },
    page: 3,
    perPage: 25,
    sortBy: 'total',
    sortDesc: true,
  }
  const written = text.write(location)
  expect(Object.fromEntries(new URLSearchParams(written))).toEqual({
    q: 'สมชาย',
    orderStatus: 'new',
    shopId: '2',
    printed: 'false',
    from: '2026-11-01',
    page: '3',
    perPage: '25',
    sortBy: 'total',
    sortDesc: 'true',
  })
  expect(text.read(written)).toEqual(location)
  expect(text.write(first)).toBe('')
  expect(text.read('')).toEqual(first)
})

test('ORDS-91 invalid values in an address mean the default, except in filters', () => {
  const nonsense = 'page=-3&perPage=7777&sortBy=__proto__&sortDesc=yes&what=ever&q='
  expect(text.write(text.read(nonsense))).toBe('')
  expect(text.read('page=1e99&perPage=0.5')).toEqual(first)
  expect(text.read('orderStatus=flying').query).toEqual({ orderStatus: 'flying' })
  expect(listText(orderQuerySchema, 7).read('').perPage).toBe(7)
  expect(listText(orderQuerySchema, 7).read('perPage=25').perPage).toBe(25)
})

test('ORDS-90 any state round-trips', () => {
  const location = fc.record({
    query: fc.record(
      {
        q: fc.string({ unit: 'grapheme', minLength: 1 }).map((said) => `x${said}`.trim()),
        orderStatus: fc.constantFrom(...orderStatuses),
        shopId: fc.integer({ min: 0, max: 99 }),
        printed: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
    page: fc.integer({ min: 1, max: 10_000 }),
    perPage: fc.constantFrom(10, 25, 50, 100),
    sortBy: fc.constantFrom(undefined, 'name', 'province', 'total'),
    sortDesc: fc.boolean(),
  })
  fc.assert(
    fc.property(location, (each) => {
      expect(text.read(text.write(each))).toEqual(each)
    }),
  )
})

test('ORDS-92 moving from one state to another takes the fewest events', () => {
  const there: ListRequest<OrderFilters> = { ...first, query: { orderStatus: 'new' }, page: 2 }
  expect(listSteps(first, first)).toEqual([])
  expect(listSteps(first, there)).toEqual([
    { type: 'query.change', query: { orderStatus: 'new' } },
    { type: 'page.change', page: 2 },
  ])
  expect(listSteps(there, first)).toEqual([{ type: 'query.change', query: { orderStatus: undefined } }])
  expect(listSteps(there, { ...there, page: 1 })).toEqual([{ type: 'page.change', page: 1 }])
  expect(listSteps(there, { ...there, sortBy: 'name', perPage: 25 })).toEqual([
    { type: 'sort.change', sortBy: 'name', sortDesc: false },
    { type: 'perPage.change', perPage: 25 },
    { type: 'page.change', page: 2 },
  ])
})
