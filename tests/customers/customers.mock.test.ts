import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'

const now = () => new Date('2026-11-10T03:00:00Z')
const open = () => createMock({ now })
const list = async (mock: Mock, query = '') => (await ask(mock, `GET /api/customers${query}`)).body
const order = (mock: Mock, change: object, key: string) =>
  ask(mock, 'POST /api/orders', { body: { order: { ...newOrder, ...change } }, key })
type Row = { name: string; phoneNumber: string; orderCount: number; refusedCODCount: number }
const names = (rows: Row[]) => rows.map(({ name }) => name)

describe('GET /api/customers', () => {
  test('CUST-1 returns everyone who received an order, the one with the latest order first', async () => {
    const mock = open()
    const body = await list(mock, '?perPage=3')
    expect([names(body.customers), body.total]).toEqual([['คุณฐิติมา วงศ์สุขใส', 'คุณเฌอแตม ไม้ร่มเย็น', 'คุณโชติ แก้วมณีนิล'], 15])
    const { orders } = (await ask(mock, `GET /api/orders?q=${encodeURIComponent('ฐิติมา')}`)).body
    const [{ OrderNumber, createdAt, ...latest }] = orders
    expect(body.customers[0]).toEqual({
      name: 'คุณฐิติมา วงศ์สุขใส',
      phoneNumber: latest.phoneNumber,
      address: latest.address,
      subDistrict: latest.subDistrict,
      district: latest.district,
      province: latest.province,
      postNum: latest.postNum,
      orderCount: 2,
      lastOrder: { OrderNumber, createdAt },
      refusedCODCount: 0,
    })
  })

  test('CUST-2 one phone number is one customer, however it is written; name and address are the latest', async () => {
    const mock = open()
    const navigation = ['081-234-5678', '+66 81 234 5678, 02-555-0199', '๐๘๑๒๓๔๕๖๗๘']
    for (const [nth, phoneNumber] of navigation.entries())
      await order(mock, { phoneNumber, name: `ชื่อที่ ${nth}`, address: `${nth}/1` }, `k${nth}`)
    await order(mock, { phoneNumber: '02-555-0199', name: 'คนอื่น' }, 'other')
    const body = await list(mock, '?perPage=2')
    expect(body.total).toBe(17)
    expect(names(body.customers)).toEqual(['คนอื่น', 'ชื่อที่ 2'])
    expect(body.customers[1]).toMatchObject({ address: '2/1', phoneNumber: '๐๘๑๒๓๔๕๖๗๘', orderCount: 3 })
  })

  test.each([
    ['the name', 'วารี', ['คุณวารี น้ำใสเย็น']],
    ['the name in any case', ' dao LIND ', ['Ms. Dao Lindqvist']],
    ['the phone as written', '082-555', ['คุณวารี น้ำใสเย็น', 'คุณโชติ แก้วมณีนิล']],
    ['the phone without dashes', '0825551074', ['คุณวารี น้ำใสเย็น']],
    ['the phone with the country code', '+66 82 555 1074', ['คุณวารี น้ำใสเย็น']],
    ['the phone in Thai digits', '๐๘๒๕๕๕๑๐๗๔', ['คุณวารี น้ำใสเย็น']],
    ['the second phone', '025550103', ['คุณธนกร ใจมั่นคง']],
    ['nobody', 'ไม่มีใคร', []],
    ['no number of an order', 'LR-2026', []],
  ])('CUST-3 finds by %s', async (_, q, expected) => {
    const body = await list(open(), `?q=${encodeURIComponent(q)}`)
    expect([names(body.customers).sort(), body.total]).toEqual([expected, expected.length])
  })

  test.each([
    ['', 10],
    ['?page=2', 5],
    ['?page=3', 0],
    ['?page=0&perPage=nonsense&q=', 10],
    ['?page=8&perPage=2', 1],
  ])('CUST-4 pages count from 1; past the end is empty; invalid values mean the default (%s)', async (query, count) => {
    const body = await list(open(), query)
    expect([body.customers.length, body.total]).toEqual([count, 15])
  })

  test('CUST-5 only returned parcels with cash on delivery count as refused', async () => {
    const mock = open()
    const refused = async () => {
      const { customers } = await list(mock, '?perPage=100')
      return customers
        .filter((row: Row) => row.refusedCODCount > 0)
        .map(({ name, refusedCODCount }: Row) => [name, refusedCODCount])
    }
    expect(await refused()).toEqual([['คุณวารี น้ำใสเย็น', 1]])
    const { orders } = (await ask(mock, 'GET /api/orders?orderStatus=shipped')).body
    const orderNumbers = orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
    await ask(mock, 'POST /api/orders/status', { body: { orderNumbers, status: 'returned' } })
    expect((await refused()).sort()).toEqual([
      ['Ms. Dao Lindqvist', 1],
      ['คุณวารี น้ำใสเย็น', 1],
      ['คุณเอกชัย ทุ่งรวงทอง', 1],
    ])
  })

  test('CUST-5 an edited order moves to the customer of its new phone number', async () => {
    const mock = open()
    await order(mock, { name: 'ใหม่' }, 'k')
    const [{ OrderNumber, version }] = (await ask(mock, 'GET /api/orders')).body.orders
    const changes = { phoneNumber: '082 555 1074' }
    await ask(mock, 'POST /api/orders/update', { body: { OrderNumber, changes, version } })
    const body = await list(mock, '?perPage=1')
    expect([body.total, body.customers[0].name, body.customers[0].orderCount]).toEqual([15, 'ใหม่', 3])
  })
})

describe('sample orders', () => {
  test.each(['2026-11-10T03:00:00Z', '2026-11-09T17:30:00Z', '2026-11-09T17:00:01Z'])(
    'CUST-6 at %s someone ordered on the same day in Bangkok, and no order is in the future',
    async (time) => {
      const mock = createMock({ now: () => new Date(time) })
      const { body } = await ask(mock, 'GET /api/orders?from=2026-11-10&to=2026-11-10')
      expect(body.total).toBeGreaterThan(0)
      const { order: latest } = (await ask(mock, `GET /api/orders/${body.orders[0].OrderNumber}`)).body
      const times = [latest.createdAt, ...latest.history.map(({ at }: { at: string }) => at)]
      expect(times.filter((at) => Date.parse(at) > Date.parse(time))).toEqual([])
    },
  )

  test('CUST-6 a customer who refused a parcel has other orders', async () => {
    const { customers } = await list(open(), '?perPage=100')
    const refusing = customers.filter(({ refusedCODCount }: Row) => refusedCODCount > 0)
    expect(refusing.map(({ orderCount }: Row) => orderCount)).toEqual([2])
  })
})
