import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { inRole, tokenOf } from '../people/people'

const blank = {
  name: '',
  phoneNumber: '',
  address: '',
  subDistrict: '',
  district: '',
  province: '',
  postNum: '',
  note: '',
  flag: '',
}
const malee = { name: 'มาลี', phoneNumber: '081-234-5678', address: '1 ซอยหนึ่ง', district: 'จตุจักร', postNum: '10900' }
const place = { subDistrict: '', province: 'กรุงเทพมหานคร' }

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  let nth = 0
  const call = (line: string, body?: object, key = `import-key-${nth++}`) =>
    ask(mock, line, { ...(body && { body }), token, key })
  const check = async (...customers: object[]) =>
    (await call('POST /api/customers/import/check', { customers: customers.map((each) => ({ ...blank, ...each })) }))
      .body.customers
  const store = async (customers: object[], key?: string) =>
    (await call('POST /api/customers/import', { customers: customers.map((each) => ({ ...blank, ...each })) }, key))
      .body
  const profile = async (key: string) => (await call('POST /api/customers/profile', { key })).body?.customer
  const log = async () => (await call('GET /api/activity?kind=customer&perPage=50')).body.entries
  const sell = (change: object) =>
    call('POST /api/orders', { order: { ...newOrder, CODFee: 0, ...place, ...malee, ...change } })
  return { mock, call, check, store, profile, log, sell }
}

describe('an import of customers', () => {
  test('CUST-1100 a check says who is new, changed, the same, or lacks a number, and stores nothing', async () => {
    const { check, sell, profile, log, call } = await open()
    await sell({})
    const before = await log()
    expect(
      await check(
        { ...malee, phoneNumber: '+66 81 234 5678', name: 'มาลี ' },
        { ...malee, name: 'มาลี ใจดี', note: 'ลูกค้าส่ง' },
        { name: 'สมชาย', phoneNumber: '0899999999' },
        { name: 'ไม่มีเบอร์' },
      ),
    ).toEqual([
      { kind: 'same', key: '0812345678', version: 0, changes: [] },
      {
        kind: 'change',
        key: '0812345678',
        version: 0,
        changes: [
          { field: 'name', from: 'มาลี', to: 'มาลี ใจดี' },
          { field: 'note', from: '', to: 'ลูกค้าส่ง' },
        ],
      },
      { kind: 'new', key: '0899999999', version: 0, changes: [] },
      { kind: 'phoneless', key: 'ไม่มีเบอร์', version: 0, changes: [] },
    ])
    expect(await profile('0899999999')).toBeUndefined()
    expect(await log()).toEqual(before)
    expect((await call('GET /api/customers?q=สมชาย')).body.total).toBe(0)
  })

  test('CUST-1101 blank cells change nothing; a new address replaces the whole old one', async () => {
    const { check, sell } = await open()
    await sell({})
    const changesOf = async (row: object) =>
      (await check({ name: 'มาลี', phoneNumber: '0812345678', ...row }))[0].changes
    expect(await changesOf({})).toEqual([])
    expect(await changesOf({ district: 'บางเขน' })).toEqual([{ field: 'district', from: 'จตุจักร', to: 'บางเขน' }])
    expect(await changesOf({ address: '9 ถนนใหม่', province: 'ตรัง' })).toEqual([
      { field: 'address', from: '1 ซอยหนึ่ง', to: '9 ถนนใหม่' },
      { field: 'district', from: 'จตุจักร', to: '' },
      { field: 'province', from: 'กรุงเทพมหานคร', to: 'ตรัง' },
      { field: 'postNum', from: '10900', to: '' },
    ])
    expect(await changesOf({ address: '1  ซอยหนึ่ง' })).toEqual([])
    // all its parts in one cell
    expect(await changesOf({ address: '1 ซอยหนึ่ง จตุจักร กรุงเทพมหานคร 10900' })).toEqual([])
    expect(await changesOf({ address: '1 ซอยหนึ่ง เขตจตุจักร จ.กรุงเทพมหานคร, 10900' })).toEqual([])
    const longer = '1 ซอยหนึ่ง ห้อง 5 จตุจักร กรุงเทพมหานคร 10900'
    expect((await changesOf({ address: longer }))[0]).toEqual({ field: 'address', from: '1 ซอยหนึ่ง', to: longer })
  })

  test('CUST-1102 numbers are compared however they are written; an earlier one doesn’t become the current one', async () => {
    const { check, call, sell } = await open()
    await sell({ phoneNumber: '081-234-5678, 02-555-0199' })
    const kinds = async (...phones: string[]) => {
      const said = await check(...phones.map((phoneNumber) => ({ name: 'มาลี', phoneNumber })))
      return said.map(({ kind, key, changes }: { kind: string; key: string; changes: object[] }) => [
        kind,
        key,
        changes,
      ])
    }
    const more = '0812345678, 0899999999'
    expect(await kinds('0812345678', '0812345678, 025550199', more)).toEqual([
      ['same', '0812345678', []],
      ['same', '0812345678', []],
      ['change', '0812345678', [{ field: 'phoneNumber', from: '081-234-5678, 02-555-0199', to: more }]],
    ])
    await call('POST /api/customers/update', { customer: { key: '0812345678', phoneNumber: '0877777777' } })
    expect(await kinds('0812345678')).toEqual([['same', '0877777777', []]])
  })

  test('CUST-1103 new customers are added and known ones changed, with who did it in the log', async () => {
    const { store, profile, sell, log } = await open()
    await sell({})
    const known = { key: '0812345678', version: 0 }
    const result = await store([
      { name: 'สมชาย', phoneNumber: '0899999999', address: '5 ถนนสุขุมวิท', note: 'ส่งเช้า', flag: 'โอนก่อน' },
      { ...malee, phoneNumber: '0812345678', district: 'บางเขน', known },
    ])
    expect(result).toEqual({ added: 1, changed: 1, refused: [] })
    expect(await profile('0899999999')).toMatchObject({ name: 'สมชาย', note: 'ส่งเช้า', flag: 'โอนก่อน', version: 1 })
    // the rest of the address, and the order's own text, stay
    expect(await profile('0812345678')).toMatchObject({
      name: 'มาลี',
      phoneNumber: '081-234-5678',
      district: 'บางเขน',
      province: 'กรุงเทพมหานคร',
      version: 1,
    })
    const entries = (await log()).filter(({ call }: { call: string }) => call === 'customers.import')
    expect(entries.map(({ changes }: { changes: object }) => changes)).toEqual([
      [{ field: 'customers', from: '', to: '1' }],
      expect.arrayContaining([{ field: 'district', from: '', to: 'บางเขน' }]),
    ])
    expect(entries[0].by.name).not.toBe('')
    expect(entries[1].record).toMatch(/^\d+$/)
  })

  test('CUST-1104 who was added, changed or erased since the check is refused, and stays; the others are stored', async () => {
    const { store, sell, call, profile } = await open()
    await sell({})
    await call('POST /api/customers/update', { customer: { key: '0812345678', note: 'ของเพื่อนร่วมงาน' } })
    const result = await store([
      { ...malee, note: 'ของไฟล์', known: { key: '0812345678', version: 0 } },
      { name: 'ก', phoneNumber: '0822222222', known: { key: '0822222222', version: 1 } },
      { ...malee, name: 'อีกคน' },
      { name: 'ไม่มีเบอร์' },
      { name: 'ใหม่', phoneNumber: '0833333333' },
      { name: 'ใหม่อีก', phoneNumber: '083-333-3333' },
    ])
    expect(result).toEqual({
      added: 1,
      changed: 0,
      refused: [
        { position: 0, code: 'changed' },
        { position: 1, code: 'missing' },
        { position: 2, code: 'taken' },
        { position: 3, code: 'required' },
        { position: 5, code: 'taken' },
      ],
    })
    expect(await profile('0812345678')).toMatchObject({ name: 'มาลี', note: 'ของเพื่อนร่วมงาน' })
    expect(await profile('0833333333')).toMatchObject({ name: 'ใหม่' })
  })

  test('CUST-1105 repeated under its key, an import stores everything once', async () => {
    const { store, call, log } = await open()
    const rows = [{ name: 'สมชาย', phoneNumber: '0899999999' }]
    const first = await store(rows, 'the same key')
    expect(await store(rows, 'the same key')).toEqual(first)
    expect((await call('GET /api/customers?q=0899999999')).body.total).toBe(1)
    expect((await log()).filter(({ call }: { call: string }) => call === 'customers.import')).toHaveLength(1)
    expect(await store(rows)).toEqual({ added: 0, changed: 0, refused: [{ position: 0, code: 'taken' }] })
  })

  test.each([
    ['nobody', []],
    [
      'too many',
      Array.from({ length: 201 }, (_, nth) => ({ ...blank, name: 'ก', phoneNumber: `08${10000000 + nth}` })),
    ],
    ['no name', [{ ...blank, phoneNumber: '0899999999' }]],
    ['a wrong number', [{ ...blank, name: 'ก', phoneNumber: '12' }]],
    ['a wrong postcode', [{ ...blank, name: 'ก', phoneNumber: '0899999999', postNum: '1' }]],
    ['a long note', [{ ...blank, name: 'ก', phoneNumber: '0899999999', note: 'ก'.repeat(2_001) }]],
  ])('CUST-1106 an import of %s is 400 or 422, and nothing is stored', async (_, customers) => {
    const { call } = await open()
    const before = (await call('GET /api/customers')).body.total
    for (const path of ['import/check', 'import'])
      expect([400, 422]).toContain((await call(`POST /api/customers/${path}`, { customers })).status)
    expect((await call('GET /api/customers')).body.total).toBe(before)
  })

  test('CUST-1107 importing needs write access to orders; an export only what the list needs', async () => {
    const customers = [{ ...blank, name: 'ก', phoneNumber: '0899999999' }]
    const statuses = async (role: 'bookkeeper' | 'packer' | 'clerk') => {
      const desk = await inRole(role)
      return [
        (await desk.ask('GET /api/customers/sheet')).status,
        (await desk.ask('POST /api/customers/import/check', { customers })).status,
        (await desk.ask('POST /api/customers/import', { customers })).status,
      ]
    }
    expect(await statuses('bookkeeper')).toEqual([200, 403, 403])
    expect(await statuses('packer')).toEqual([403, 403, 403])
    expect(await statuses('clerk')).toEqual([200, 200, 200])
  })
})

describe('an export of customers', () => {
  test('CUST-1108 the sheet has the list’s customers with their notes, searched as the list is', async () => {
    const { call } = await open()
    await call('POST /api/customers/update', { customer: { key: '0805551000', note: 'ส่งหลังบ่าย', flag: 'ปฏิเสธ COD' } })
    const all = (await call('GET /api/customers/sheet?perPage=500')).body
    const listed = (await call('GET /api/customers?perPage=500')).body
    expect(all.total).toBe(listed.total)
    expect(all.customers.map(({ note: _, ...customer }: { note: string }) => customer)).toEqual(listed.customers)
    const found = (await call('GET /api/customers/sheet?q=0805551000')).body
    expect(found).toMatchObject({ total: 1, customers: [{ note: 'ส่งหลังบ่าย', flag: 'ปฏิเสธ COD' }] })
  })
})
