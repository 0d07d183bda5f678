import { expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/core/users/activity/users.activity.contract'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { inRole, tokenOf } from './people'

const path = 'POST /api/activity/exports'
const exported = {
  list: 'orders',
  file: 'orders-2026-11-21-1000.csv',
  rows: 312,
  filters: { q: 'สมหญิง', shopId: '1', orderStatus: 'packed', from: '2026-11-01' },
}

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  const note = (body: object, key: string) => ask(mock, path, { body: { export: body }, token, key })
  const log = async (): Promise<ActivityEntry[]> => (await ask(mock, 'GET /api/activity?kind=export')).body.entries
  return { mock, note, log }
}

test('ACT-2120 an export: the list, the rows and the filters, without searched words', async () => {
  const { mock, note, log } = await open()
  expect(await note(exported, 'export-one')).toEqual({ status: 200, body: undefined })
  const { shops } = (await ask(mock, 'GET /api/shops')).body
  const added = (field: string, to: string) => ({ field, from: '', to })
  expect(await log()).toEqual([
    {
      id: expect.any(Number),
      at: '2026-11-21T03:00:00.000Z',
      by: { id: 1, name: 'มาลี ใจดี' },
      kind: 'export',
      call: 'activity.export',
      record: 'orders-2026-11-21-1000.csv',
      changes: [
        added('list', 'orders'),
        added('rows', '312'),
        added('shopId', shops.find(({ id }: { id: number }) => id === 1).ShopName),
        added('orderStatus', 'packed'),
        added('from', '2026-11-01'),
        added('q', '…'),
      ],
    },
  ])
})

test('ACT-2120 one entry per key, and one for each export', async () => {
  const { note, log } = await open()
  await note(exported, 'export-one')
  await note(exported, 'export-one')
  expect(await log()).toHaveLength(1)
  await note({ list: 'customers', file: 'customers.xlsx', rows: 0, filters: {} }, 'export-two')
  expect((await log()).map(({ record }) => record)).toEqual(['customers.xlsx', 'orders-2026-11-21-1000.csv'])
})

test('ACT-2121 what is rejected appends nothing', async () => {
  const { note, log } = await open()
  const wrong = [
    { ...exported, list: 'products' },
    { ...exported, file: '' },
    { ...exported, rows: -1 },
    { ...exported, rows: 1.5 },
    { ...exported, filters: { q: 'x'.repeat(201) } },
    { ...exported, filters: Object.fromEntries(Array.from({ length: 21 }, (_, nth) => [`f${nth}`, 'x'])) },
  ]
  const statuses = await Promise.all(wrong.map(async (body, nth) => (await note(body, `wrong-export-${nth}`)).status))
  expect(statuses).toEqual(wrong.map(() => 422))
  expect(await log()).toEqual([])
})

test('ACT-2121 who may read such a list may append its export, nobody else', async () => {
  const statusIn = async (role: 'packer' | 'bookkeeper' | 'clerk') =>
    (await (await inRole(role)).ask(path, { export: exported })).status
  expect([await statusIn('packer'), await statusIn('bookkeeper'), await statusIn('clerk')]).toEqual([200, 200, 200])
  const { mock, log } = await open()
  const token = await tokenOf(mock, 'client')
  expect((await ask(mock, path, { body: { export: exported }, token, key: 'export-one' })).status).toBe(403)
  expect(await log()).toEqual([])
})
