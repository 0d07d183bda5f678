import { expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { createRandom } from '../../src/service/random'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-10T03:00:00Z')

const pieces = [
  'คุณ',
  'ดอกไม้',
  'LR-2026',
  'lr',
  '0',
  '08',
  '086-555',
  'ญิง',
  'ก',
  'DAO',
  'th60',
  'ß',
  'İ',
  '\u0307',
  '(',
  '๐๘๖',
]

/** As a person reads the rule: in lower case, or by digits in a phone number. */
function isFound(order: Order, q: string): boolean {
  const wanted = q.trim().toLowerCase()
  const texts = [order.OrderNumber, order.name, order.phoneNumber, order.trackingNumber]
  const digits = (text: string) =>
    [...text]
      .map((sign) => '๐๑๒๓๔๕๖๗๘๙'.indexOf(sign).toString().replace('-1', sign))
      .join('')
      .replace(/\D/g, '')
  const isPhone = /^[\d๐-๙\s()+-]{3,}$/.test(wanted) && digits(wanted).length >= 3
  return (
    texts.some((text) => text.toLowerCase().includes(wanted)) ||
    (isPhone && order.phoneNumber.split(',').some((phone) => digits(phone).includes(digits(wanted))))
  )
}

async function open() {
  const db = memoryDb()
  const mock = createMock({ db, now })
  await ask(mock, 'GET /api/orders')
  const sample = (db.read()?.orders ?? []) as Order[]
  const named = ['İnci Çelik', 'GROSS Straße', 'Ñandú', 'คุณ ก้อง']
  const orders = sample.map((order, nth) => ({ ...order, name: named[nth % 9] ?? order.name }))
  db.write({ ...db.read(), orders })
  const rows = () => (db.read()?.orders ?? []) as Order[]
  return { mock, rows }
}

test.each(pieces)('ORDS-12 “%s” finds the same orders as a scan of all rows', async (q) => {
  const { mock, rows } = await open()
  const { body } = await ask(mock, `GET /api/orders?perPage=100&q=${encodeURIComponent(q)}`)
  const expected = rows().filter((order) => isFound(order, q))
  expect(new Set(body.orders.map(({ OrderNumber }: Order) => OrderNumber))).toEqual(
    new Set(expected.map(({ OrderNumber }) => OrderNumber)),
  )
})

test('ORDS-701 right after every change the same is found, counted and paged as by a new scan', async () => {
  const { mock, rows } = await open()
  const random = createRandom(7)
  const queries = [
    '',
    'q=0',
    'paymentStatus=paid',
    'printed=false&cancelled=false',
    'orderStatus=packed',
    'from=2026-11-06',
  ]
  const paths = queries.flatMap((query) => [`?perPage=7&page=2&${query}`, `?perPage=50&sortBy=name&${query}`])
  const asked = async (of: typeof mock) => {
    const answers: unknown[] = []
    for (const path of paths) answers.push((await ask(of, `GET /api/orders${path}`)).body)
    return answers
  }
  for (let round = 0; round < 12; round++) {
    await asked(mock)
    const order = rows()[Math.floor(random() * rows().length)]
    const status = ['confirmed', 'packed', 'shipped', 'cancelled'][round % 4]
    await ask(mock, 'POST /api/orders/status', { body: { orderNumbers: [order?.OrderNumber], status } })
    const changes = { name: `ลูกค้า ${round}`, phoneNumber: `08000000${10 + round}` }
    const current = rows().find(({ OrderNumber }) => OrderNumber === order?.OrderNumber)
    const body = { OrderNumber: order?.OrderNumber, version: current?.version, changes }
    expect((await ask(mock, 'POST /api/orders/update', { body })).status).toBe(200)
    const db = { read: () => ({ orders: structuredClone(rows()) }), write: () => {} }
    expect(await asked(mock)).toEqual(await asked(createMock({ db, now })))
  }
})
