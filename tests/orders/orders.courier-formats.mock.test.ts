import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const update = 'POST /api/courier-formats/update'
const restore = 'POST /api/courier-formats/restore'
const list = 'GET /api/courier-formats'
const column = { heading: 'ผู้รับ', field: 'name', required: true, longest: 50, text: '' }
const format = {
  courier: 'flash',
  file: 'csv',
  phone: 'groups',
  noCod: 'zero',
  above: [['แบบฟอร์มส่งพัสดุ']],
  startRow: 4,
  columns: [column],
}
const stored = { ...format, own: true, version: 1, changedBy: 'staff' }
type Mock = ReturnType<typeof createMock>
const save = (mock: Mock, change: object = {}) => ask(mock, update, { body: { format: { ...format, ...change } } })

test('COUR-710 nothing is stored at first; a stored format comes back as it was sent, with a version', async () => {
  const mock = createMock()
  expect(await ask(mock, list)).toEqual({ status: 200, body: { formats: [] } })
  expect(await save(mock, { version: 0 })).toEqual({ status: 200, body: { format: stored } })
  expect((await ask(mock, list)).body).toEqual({ formats: [stored] })
})

test('COUR-710 two who start from the built-in format: the second is told of the first', async () => {
  const mock = createMock()
  await save(mock, { version: 0 })
  expect(await save(mock, { version: 0, file: 'xlsx' })).toEqual({ status: 409, body: { format: stored } })
  expect((await save(mock, { version: 1, file: 'xlsx' })).body.format).toMatchObject({ file: 'xlsx', version: 2 })
  // without a version, it isn't checked
  expect((await save(mock, { file: 'csv-plain' })).body.format).toMatchObject({ file: 'csv-plain', version: 3 })
})

test('COUR-710 the same format again leaves the version; a longest text alone is a change', async () => {
  const mock = createMock()
  await save(mock)
  expect((await save(mock, { version: 1 })).body.format.version).toBe(1)
  expect((await save(mock, { version: 1, columns: [{ ...column, longest: 51 }] })).body.format.version).toBe(2)
})

test.each(['pickup', 'spx', '', '__proto__', 'constructor'])(
  'COUR-710 %j is no courier with a file: 404',
  async (courier) => {
    const mock = createMock()
    expect(await save(mock, { courier })).toEqual({ status: 404, body: undefined })
    expect((await ask(mock, restore, { body: { format: { courier } } })).status).toBe(404)
    expect((await ask(mock, list)).body).toEqual({ formats: [] })
  },
)

test.each<[string, object, Record<string, string[]>]>([
  ['no columns', { columns: [] }, { columns: ['required'] }],
  [
    'nothing about the parcel',
    {
      columns: [
        { heading: 'A', field: 'empty' },
        { heading: 'B', field: 'text', text: '1' },
      ],
    },
    { columns: ['nothing'] },
  ],
  [
    'a field of a later version',
    { columns: [column, { heading: 'น้ำหนัก', field: 'volume-from-2031' }] },
    { 'columns.1.field': ['wrong-type'] },
  ],
  ['a field that is no name', { columns: [{ ...column, field: '__proto__' }] }, { 'columns.0.field': ['wrong-type'] }],
  ['a long heading', { columns: [{ ...column, heading: 'ก'.repeat(501) }] }, { 'columns.0.heading': ['too-long'] }],
  ['a limit that is no whole number', { columns: [{ ...column, longest: 1.5 }] }, { 'columns.0.longest': ['number'] }],
  ['too many columns', { columns: Array.from({ length: 61 }, () => column) }, { columns: ['too-many'] }],
  ['a first row that is the headings', { startRow: 2 }, { startRow: ['too-small'] }],
  ['a first row too far down', { startRow: 101 }, { startRow: ['too-large'] }],
  ['too many title rows', { above: Array.from({ length: 21 }, () => ['x']), startRow: 0 }, { above: ['too-many'] }],
])('COUR-711 %s: refused with a field error, and nothing is stored', async (_, change, fields) => {
  const mock = createMock()
  const expected = Object.fromEntries(Object.entries(fields).map(([path, said]) => [`format.${path}`, said]))
  expect(await save(mock, change)).toEqual({ status: 422, body: { error: expected } })
  expect((await ask(mock, list)).body).toEqual({ formats: [] })
})

test('COUR-712 the built-in format again: the version counts on, and who still has the old one is told', async () => {
  const mock = createMock()
  await save(mock)
  const back = await ask(mock, restore, { body: { format: { courier: 'flash', version: 1 } } })
  expect(back.body.format).toMatchObject({ courier: 'flash', own: false, version: 2, columns: [] })
  expect((await save(mock, { version: 1 })).status).toBe(409)
  expect((await save(mock, { version: 2 })).body.format).toMatchObject({ own: true, version: 3 })
})

test('COUR-712 restoring twice, or what was never stored, changes nothing', async () => {
  const mock = createMock()
  const again = () => ask(mock, restore, { body: { format: { courier: 'kex' } } })
  expect((await again()).body.format).toMatchObject({ own: false, version: 0 })
  expect((await ask(mock, list)).body).toEqual({ formats: [] })
})

test('COUR-713 the activity log names the courier and the columns that differ', async () => {
  const mock = createMock()
  await save(mock)
  await save(mock, { columns: [column, { heading: 'โทร', field: 'phone' }] })
  await save(mock, { columns: [{ heading: 'โทร', field: 'phone' }, column] })
  await ask(mock, restore, { body: { format: { courier: 'flash' } } })
  const { entries } = (await ask(mock, 'GET /api/activity')).body
  type Entry = { call: string; record: string; kind: string; changes: { field: string; from: string; to: string }[] }
  const columnsOf = ({ changes }: Entry) => changes.find(({ field }) => field === 'columns')
  expect(entries.slice(0, 4).map(({ call, record, kind }: Entry) => [call, record, kind])).toEqual([
    ['courierFormats.restore', 'Flash Express', 'shop'],
    ['courierFormats.update', 'Flash Express', 'shop'],
    ['courierFormats.update', 'Flash Express', 'shop'],
    ['courierFormats.update', 'Flash Express', 'shop'],
  ])
  expect(columnsOf(entries[2])).toEqual({ field: 'columns', from: '', to: 'โทร = phone' })
  expect(columnsOf(entries[1])).toEqual({
    field: 'columns',
    from: 'ผู้รับ = name * ≤ 50 · โทร = phone',
    to: 'โทร = phone · ผู้รับ = name * ≤ 50',
  })
})
