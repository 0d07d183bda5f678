import { describe, expect, test, vi } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { Transport } from '../../src/core/kernel/transport'
import { searchApp } from '../../src/core/search/app'
import { foundGroups } from '../../src/core/search/search.results'
import type { SearchViewInput } from '../../src/core/search/search.view'
import { createMock } from '../../src/mock/index'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { signedInStorage } from '../helpers/stores'
import { pass, turns } from '../helpers/turns'
import { now, page } from './search-desk'

const customer = (name: string) => ({
  name,
  phoneNumber: `08-${name}`,
  address: '',
  subDistrict: '',
  district: '',
  province: '',
  postNum: '',
  orderCount: 1,
  lastOrder: { OrderNumber: 'LR-1', createdAt: now },
  refusedCODCount: 0,
})
const customers = (...names: string[]) => ({ customers: names.map(customer), total: names.length })
const noOrders = { orders: [], total: 0 }
const titles = (...pages: object[]) => ({ searchArr: [{ groupTitle: 'Pages', searchLimit: 4, data: pages }] })

function open(transport: Transport, options?: Pick<SearchViewInput, 'can'>, storage = memoryStorage()) {
  const clock = simulatedClock({ start: now })
  const engine = createEngine({ transport, clock, storage })
  engine.provide({ search: searchApp })
  const view = engine.view('search', { can: { products: false, invoices: false, ...options?.can } })
  return {
    engine,
    view,
    type: (q: string) => view.send({ type: 'query.change', q }),
    pass: (ms: number) => pass(clock, ms),
    state: () => view.getSnapshot().value,
    /** kind and names of what is found */
    found: () =>
      foundGroups(view.getSnapshot().context).map(({ kind, hits, stale }) => [
        stale ? `${kind} of before` : kind,
        ...hits.map(({ title }) => title),
      ]),
  }
}

describe('the search text', () => {
  test('SEARCH-50 the backend is searched after a pause of 180 ms, for four of each kind', async () => {
    const transport = fakeTransport({ 'GET /api/orders': noOrders, 'GET /api/customers': customers('Malee') })
    const { type, pass, found } = open(transport)
    type('M')
    await pass(100)
    type(' Mal')
    await pass(179)
    expect(transport.calls).toEqual([])
    await pass(1)
    expect(transport.calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
      ['/api/orders', { q: 'Mal', perPage: '4', page: '1', sortBy: 'newest' }],
      ['/api/customers', { q: 'Mal', perPage: '4', page: '1' }],
    ])
    expect(found()).toEqual([['customer', 'Malee']])
  })

  test('SEARCH-50 surrounding spaces cause no other request, and an empty text causes none', async () => {
    const transport = fakeTransport({ 'GET /api/orders': noOrders, 'GET /api/customers': customers('Malee') })
    const { type, pass, found } = open(transport)
    type('  ')
    await pass(500)
    type('Mal')
    await pass(500)
    type('Mal ')
    await pass(500)
    expect(transport.calls.length).toBe(2)
    type('')
    await pass(500)
    expect([found(), transport.calls.length]).toEqual([[], 2])
  })

  test('SEARCH-51 a late response never replaces a newer one', async () => {
    const gate = gated(async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      return Response.json(pathname === '/api/orders' ? noOrders : customers(`for ${searchParams.get('q')}`))
    })
    const { type, pass, found } = open(gate.transport, { can: { orders: false } })
    type('a')
    await pass(180)
    const first = gate.waiting[0]
    type('ab')
    await pass(180)
    expect([first?.signal.aborted, gate.waiting.map(({ url }) => new URL(url).searchParams.get('q'))]).toEqual([
      true,
      ['ab'],
    ])
    await gate.answer()
    await turns()
    expect(found()).toEqual([['customer', 'for ab']])
    type('abc')
    await pass(180)
    expect(found()).toEqual([['customer of before', 'for ab']])
    await gate.answer()
    await turns()
    expect(found()).toEqual([['customer', 'for abc']])
  })
})

describe('kinds are independent', () => {
  test('SEARCH-52 a failed one leaves the others, and is requested again alone', async () => {
    let isBroken = true
    const transport = fakeTransport({
      'GET /api/orders': () => (isBroken ? new Response('<html>') : noOrders),
      'GET /api/customers': customers('Malee'),
      'GET /api/main-search/data': titles(page(1, { title: 'Malls' })),
    })
    const { view, type, pass, found } = open(transport)
    view.send({ type: 'open' })
    type('Mal')
    await pass(180)
    expect([found(), view.getSnapshot().context.orders.error?.code]).toEqual([
      [
        ['page', 'Malls'],
        ['customer', 'Malee'],
      ],
      'contract',
    ])
    isBroken = false
    view.send({ type: 'group.retry', group: 'orders' })
    view.send({ type: 'group.retry', group: 'customers' })
    await view.settled()
    expect([view.getSnapshot().context.orders.error, transport.calls.map(({ path }) => path)]).toEqual([
      undefined,
      ['/api/main-search/data', '/api/orders', '/api/customers', '/api/orders'],
    ])
  })

  test('SEARCH-52 a failure is cleared with the next text', async () => {
    const transport = fakeTransport({ 'GET /api/customers': () => new Response('', { status: 409 }) })
    const { view, type, pass } = open(transport, { can: { orders: false } })
    type('Mal')
    await pass(180)
    const { error } = view.getSnapshot().context.customers
    type('Male')
    expect([error?.code, view.getSnapshot().context.customers.error]).toEqual(['conflict', undefined])
  })

  test('SEARCH-53 data the user may not see is never requested', async () => {
    const transport = fakeTransport({ 'GET /api/customers': customers('Malee') })
    const { type, pass } = open(transport, { can: { orders: false } })
    type('Mal')
    await pass(180)
    expect(transport.calls.map(({ path }) => path)).toEqual(['/api/customers'])
  })

  test('SEARCH-53 a kind that the backend forbids is requested once, until another user signs in', async () => {
    const transport = fakeTransport({
      'GET /api/orders': new Response('', { status: 403 }),
      'GET /api/customers': customers(),
    })
    const { engine, view, type, pass } = open(transport, undefined, signedInStorage())
    // what keeps tokens comes later
    await vi.dynamicImportSettled()
    for (const q of ['a', 'ab']) {
      type(q)
      await pass(180)
    }
    expect([transport.of('GET /api/orders').length, view.getSnapshot().context.orders.error]).toEqual([1, undefined])
    await engine.logout()
    type('a')
    await pass(180)
    expect(transport.of('GET /api/orders').length).toBe(2)
  })

  test('SEARCH-54 data searched by title is loaded on the first search, and again only after a failure', async () => {
    let isBroken = true
    const transport = fakeTransport({
      'GET /api/main-search/data': () => (isBroken ? new Response('', { status: 403 }) : titles(page(1))),
    })
    const { view, state } = open(transport, { can: { orders: false, customers: false } })
    await view.settled()
    expect(transport.calls).toEqual([])
    view.send({ type: 'open' })
    await view.settled()
    expect([state(), view.getSnapshot().context.error?.code]).toMatchObject([{ titles: 'failed' }, 'forbidden'])
    isBroken = false
    view.send({ type: 'open' })
    await view.settled()
    view.send({ type: 'open' })
    await view.settled()
    expect([state(), transport.calls.length, view.getSnapshot().context.error]).toMatchObject([
      { titles: 'ready' },
      2,
      undefined,
    ])
  })
})

describe('the groups', () => {
  test('SEARCH-56 pages, files and contacts come in their order, at most four of each, then orders and customers', async () => {
    const { view, type, pass, found } = open(createMock({ now: () => new Date(now) }).transport)
    view.send({ type: 'open' })
    type('รายการ')
    await pass(180)
    await view.settled()
    expect(found()).toEqual([
      ['page', 'รายการออเดอร์', 'รายการงาน', 'รายการใบแจ้งหนี้', 'รายการที่อยากได้'],
      ['file', 'รายการสินค้าทั้งหมด.csv', 'รายการราคาส่ง.csv', 'รายการที่อยู่ร้าน.csv', 'รายการวันหยุดขนส่ง.txt'],
    ])
    type('สม')
    await pass(180)
    await view.settled()
    expect(found().map(([kind, ...names]) => [kind, names.length])).toEqual([
      ['page', 2],
      ['contact', 1],
      ['order', 2],
      ['customer', 1],
    ])
    type('น')
    expect(found().map(([kind, ...names]) => [kind, names.length])).toEqual([
      ['page', 4],
      ['file', 4],
      ['contact', 4],
      ['order of before', 2],
      ['customer of before', 1],
    ])
  })

  test('SEARCH-57 a page is found by its name here and its own name; one that leads nowhere is left out', () => {
    const pages = [
      page(1, { title: 'รายการออเดอร์', link: '/orders' }),
      page(2, { title: 'ออเดอร์เก่า', link: '/gone' }),
      page(3, { title: 'ใบแจ้งหนี้', link: '/invoices' }),
    ]
    const names: Record<string, string> = { '/orders': 'Orders', '/invoices': 'Invoices' }
    const found = (q: string) =>
      foundGroups(
        {
          q,
          groups: [{ groupTitle: 'Pages', searchLimit: 4, data: pages }],
          orders: { rows: [], stale: false, error: undefined },
          customers: { rows: [], stale: false, error: undefined },
          products: { rows: [], stale: false, error: undefined },
          invoices: { rows: [], stale: false, error: undefined },
        },
        ({ link }) => names[link],
      ).flatMap(({ hits }) => hits.map(({ title }) => title))
    expect([found('order'), found('ออเดอร์'), found('o'), found('xyz')]).toEqual([
      ['Orders'],
      ['Orders'],
      ['Orders', 'Invoices'],
      [],
    ])
  })
})

test('SEARCH-58 the keyboard selection moves through the shown entries and starts over when the text changes', () => {
  const { view, type } = open(fakeTransport({}), { can: { orders: false, customers: false } })
  const active = () => view.getSnapshot().context.active
  view.send({ type: 'active.move', step: 'next', keys: ['a', 'b', 'c'] })
  view.send({ type: 'active.move', step: 'next', keys: ['a', 'b', 'c'] })
  expect(active()).toBe('c')
  view.send({ type: 'active.move', step: 'next', keys: ['a', 'b', 'c'] })
  expect(active()).toBe('a')
  type('x')
  expect(active()).toBe(undefined)
})
