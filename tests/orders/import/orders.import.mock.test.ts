import { describe, expect, test } from 'vitest'
import { createMock } from '../../../src/mock/index'
import { ask } from '../../helpers/ask'
import { worksFor } from '../../people/limited'
import { inRole, tokenOf } from '../../people/people'

const old = {
  OrderNumber: 'P-10021',
  createdAt: '2025-11-29T07:05:00.000Z',
  shopId: 1,
  name: 'อารีย์ พูนผล',
  phoneNumber: '0812340001',
  address: '12/3',
  subDistrict: '',
  district: '',
  province: 'เชียงใหม่',
  postNum: '50300',
  ProductOrders: [{ uq: 'import-1', productId: null, name: 'ชาเขียว', price: 670, Quantity: 2 }],
  shippingCost: 50,
  discount: 100,
  otherCost: 0,
  CODFee: 0,
  DeliveryType: { value: 'ems', label: 'EMS', type: 'post' },
  trackingNumber: 'EF582621151TH',
  paymentMethod: 'transfer',
  paymentStatus: 'paid',
  OrderStatus: 'shipped',
  note: '',
}
const compared = { OrderNumber: old.OrderNumber, createdAt: old.createdAt, shopId: 1, name: old.name, phoneNumber: '' }

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  let nth = 0
  const call = (line: string, body?: object, key = `import-key-${nth++}`) =>
    ask(mock, line, { ...(body && { body }), token, key })
  return {
    call,
    check: async (orders: object[], numbers: string[] = []) =>
      (await call('POST /api/orders/import/check', { orders, numbers })).body,
    store: async (orders: object[], key?: string) => (await call('POST /api/orders/import', { orders }, key)).body,
    one: async (number: string) => (await call(`GET /api/orders/${number}`)).body?.order,
    summary: async (day: string) => (await call(`GET /api/orders?from=${day}&to=${day}`)).body.total,
  }
}

describe('an import of old orders', () => {
  test('IMPORT-4710 a check says what is new, there already or of another order, and stores nothing', async () => {
    const { check, store, call } = await open()
    const { total } = (await call('GET /api/orders')).body
    const facts = { ...compared, phoneNumber: old.phoneNumber, total: 1_290 }
    expect(await check([facts], ['P-10021'])).toEqual({ kinds: ['new'], stored: [], tracked: [] })
    await store([old])
    expect(
      await check(
        [
          facts,
          { ...facts, OrderNumber: 'P-1' },
          { ...facts, OrderNumber: 'P-1' },
          { ...facts, shopId: 99 },
          { ...facts, createdAt: '2027-01-01T00:00:00Z' },
        ],
        ['P-10021', 'P-1'],
      ),
    ).toEqual({ kinds: ['stored', 'new', 'taken', 'shop', 'date'], stored: ['P-10021'], tracked: [] })
    const kindOf = async (change: object) => (await check([{ ...facts, ...change }])).kinds[0]
    expect(await kindOf({ createdAt: '2025-11-28T07:05:00Z' })).toBe('taken')
    expect(await kindOf({ phoneNumber: '0899999999' })).toBe('customer')
    expect(await kindOf({ total: 1_000 })).toBe('total')
    expect((await call('GET /api/orders')).body.total).toBe(total + 1)
  })

  test('IMPORT-4711 an old order keeps its number, day, status and payment, is found by its number, and tells nobody', async () => {
    const { store, one, call, summary } = await open()
    const today = await summary('2026-11-21')
    const { notifications } = (await call('GET /api/notifications')).body
    expect(await store([old])).toEqual({ added: 1, stored: 0, refused: [] })
    expect(await one('P-10021')).toMatchObject({
      ...old,
      total: 1_290,
      version: 1,
      history: [{ by: 'import', from: '', to: 'shipped' }],
    })
    expect((await call('GET /api/orders?q=P-10021')).body.total).toBe(1)
    expect([await summary('2026-11-21'), await summary('2025-11-29')]).toEqual([today, 1])
    expect((await call('GET /api/notifications')).body.notifications).toEqual(notifications)
    const [entry] = (await call('GET /api/activity?kind=order')).body.entries
    expect(entry).toMatchObject({
      call: 'orders.import',
      record: '',
      changes: [{ field: 'orders', from: '', to: '1' }],
    })
    expect(entry.by.name).not.toBe('import')
  })

  test('IMPORT-4712 repeated, under its key or another, an import stores every order once; the rest is stored nevertheless', async () => {
    const { store, call } = await open()
    const first = await store([old], 'the same key')
    expect(await store([old], 'the same key')).toEqual(first)
    const other = { ...old, OrderNumber: 'P-10022' }
    const wrong = { ...old, OrderNumber: 'P-10021', name: 'สมชาย', phoneNumber: '0899999999' }
    expect(await store([old, other, other, wrong, { ...old, OrderNumber: 'P-3', shopId: 99 }])).toEqual({
      added: 1,
      stored: 1,
      refused: [
        { position: 2, code: 'taken' },
        { position: 3, code: 'taken' },
        { position: 4, code: 'shop' },
      ],
    })
    expect((await call('GET /api/orders?from=2025-11-29&to=2025-11-29')).body.total).toBe(2)
  })

  test('IMPORT-4713 an old order takes nothing from the stock of a product', async () => {
    const { call } = await open()
    const line = { uq: 'a', productId: 1, name: 'ชา', price: 100, Quantity: 1 }
    const { status } = await call('POST /api/orders/import', { orders: [{ ...old, ProductOrders: [line] }] })
    expect([400, 422]).toContain(status)
  })

  test.each([
    ['nothing', []],
    ['too many', Array.from({ length: 101 }, (_, nth) => ({ ...old, OrderNumber: `P-${nth}` }))],
    ['no lines', [{ ...old, ProductOrders: [] }]],
    ['no number', [{ ...old, OrderNumber: '' }]],
    ['a number after which no new one could follow', [{ ...old, OrderNumber: 'LR-20251129-100000000' }]],
    ['a wrong phone number', [{ ...old, phoneNumber: '12' }]],
    ['an unknown status', [{ ...old, OrderStatus: 'gone' }]],
  ])('IMPORT-4714 an import of %s is 400 or 422, and nothing is stored', async (_, orders) => {
    const { call } = await open()
    const { total } = (await call('GET /api/orders')).body
    expect([400, 422]).toContain((await call('POST /api/orders/import', { orders })).status)
    expect((await call('GET /api/orders')).body.total).toBe(total)
  })

  test('IMPORT-4715 importing needs write access to orders; whoever works for a shop imports its orders only', async () => {
    const statusIn = async (role: 'bookkeeper' | 'packer' | 'clerk') =>
      (await (await inRole(role)).ask('POST /api/orders/import', { orders: [old] })).status
    expect([await statusIn('bookkeeper'), await statusIn('packer'), await statusIn('clerk')]).toEqual([403, 403, 200])
    const desk = await worksFor([1])
    await desk.askAll('POST /api/orders/import', { orders: [{ ...old, OrderNumber: 'P-2', shopId: 2 }] })
    const orders = [old, { ...old, OrderNumber: 'P-3', shopId: 2 }, { ...old, OrderNumber: 'P-2' }]
    expect((await desk.ask('POST /api/orders/import', { orders })).body).toEqual({
      added: 1,
      stored: 0,
      refused: [
        { position: 1, code: 'shop' },
        { position: 2, code: 'taken' },
      ],
    })
  })

  test('IMPORT-4931 a check says which orders have a tracking number, of the shops that somebody works for', async () => {
    const desk = await worksFor([1])
    const ofOther = { ...old, OrderNumber: 'P-2', shopId: 2 }
    await desk.askAll('POST /api/orders/import', { orders: [old, ofOther] })
    const asked = { orders: [], numbers: [], trackingNumbers: ['EF582621151TH', 'EF000000000TH'] }
    const tracked = { OrderNumber: old.OrderNumber, trackingNumber: old.trackingNumber }
    expect((await desk.askAll('POST /api/orders/import/check', asked)).body.tracked).toHaveLength(2)
    expect((await desk.ask('POST /api/orders/import/check', asked)).body).toEqual({
      kinds: [],
      stored: [],
      tracked: [tracked],
    })
  })
})
