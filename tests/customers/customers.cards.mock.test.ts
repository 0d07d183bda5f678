import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  const call = (line: string, body?: object, key = 'k') => ask(mock, line, { ...(body && { body }), token, key })
  const list = async (query = '') => (await call(`GET /api/customers?perPage=100&${query}`)).body
  const profile = async (key: string) => (await call('POST /api/customers/profile', { key })).body?.customer
  let nth = 0
  const sell = async (change: object, status: string[] = [], paymentStatus?: string) => {
    nth += 1
    const { body } = await call('POST /api/orders', { order: { ...newOrder, CODFee: 0, ...change } }, `o${nth}`)
    const { OrderNumber } = body.order
    for (const each of status) await call('POST /api/orders/status', { orderNumbers: [OrderNumber], status: each })
    const { version, total } = (await call(`GET /api/orders/${OrderNumber}`)).body.order
    if (paymentStatus) await call('POST /api/orders/payment', { OrderNumber, version, paymentStatus })
    return { OrderNumber: OrderNumber as string, total: total as number }
  }
  const update = (customer: object) => call('POST /api/customers/update', { customer })
  return { mock, call, list, profile, sell, update }
}
const malee = { name: 'มาลี', phoneNumber: '081-234-5678', address: '1 ซอยเก่า' }
const key = '0812345678'
const sent = ['confirmed', 'packed', 'shipped']

describe('the profile of a customer', () => {
  test('CUST-500 the total spent counts paid and settled orders only, without cancelled and returned ones', async () => {
    const { sell, profile } = await open()
    const paid = await sell({ ...malee, paymentMethod: 'transfer' }, [], 'paid')
    const settled = await sell({ ...malee, paymentMethod: 'cod' }, [...sent, 'delivered'], 'paid')
    await sell({ ...malee, paymentMethod: 'transfer' })
    await sell({ ...malee, paymentMethod: 'transfer' }, [], 'pending')
    await sell({ ...malee, paymentMethod: 'cod' }, [...sent, 'delivered'])
    await sell({ ...malee, paymentMethod: 'transfer' }, ['cancelled'], 'paid')
    await sell({ ...malee, paymentMethod: 'transfer' }, [...sent, 'returned'], 'paid')
    const refused = await sell({ ...malee, paymentMethod: 'cod' }, [...sent, 'returned'])
    const shown = await profile(key)
    expect(shown).toMatchObject({ orderCount: 8, spent: paid.total + settled.total })
    expect(shown.refusedCOD).toEqual({ count: 1, amount: refused.total })
  })

  test('CUST-501 the addresses and numbers that were used are listed, the current ones apart', async () => {
    const { sell, profile } = await open()
    await sell(malee)
    await sell({ ...malee, phoneNumber: '0812345678, 02-555-0199', address: '1 ซอยเก่า' })
    await sell({ ...malee, address: '2 ซอยใหม่' })
    const { address, addresses, otherPhones } = await profile(key)
    expect(address).toBe('2 ซอยใหม่')
    expect(addresses.map((each: { address: string }) => each.address)).toEqual(['1 ซอยเก่า'])
    expect(otherPhones).toEqual(['025550199'])
  })

  test.each(['0899999999', 'ไม่มีใคร', '__proto__'])('CUST-502 a key nobody has is 404: %s', async (unknown) => {
    const { call } = await open()
    expect((await call('POST /api/customers/profile', { key: unknown })).status).toBe(404)
  })

  test('CUST-503 all orders of a customer are paged, the latest first, without those of others', async () => {
    const { sell, call } = await open()
    const first = await sell(malee)
    await sell({ ...malee, phoneNumber: '0812345679' })
    const last = await sell({ ...malee, phoneNumber: '+66 81 234 5678' })
    const page = async (page: number) => (await call('POST /api/customers/orders', { key, page, perPage: 1 })).body
    const [one, two, three] = [await page(1), await page(2), await page(3)]
    expect([one, two, three].map(({ orders }) => orders[0]?.OrderNumber)).toEqual([
      last.OrderNumber,
      first.OrderNumber,
      undefined,
    ])
    expect([one.total, one.orders[0].history]).toEqual([2, []])
  })
})

describe('note and flag', () => {
  test('CUST-510 a note and a flag are stored beside the orders, and the list tells the flag', async () => {
    const { sell, update, list, profile } = await open()
    await sell(malee)
    const { status } = await update({ key, version: 0, note: ' โทรก่อนส่ง ', flag: 'ปฏิเสธ COD 3 ครั้ง' })
    expect(status).toBe(200)
    expect(await profile(key)).toMatchObject({ note: 'โทรก่อนส่ง', flag: 'ปฏิเสธ COD 3 ครั้ง', version: 1, name: 'มาลี' })
    const [row] = (await list('q=0812345678')).customers
    expect(row).toMatchObject({ flag: 'ปฏิเสธ COD 3 ครั้ง' })
    expect(row).not.toHaveProperty('note')
  })

  test('CUST-511 of two changes of one version, the second is 409 with what is stored', async () => {
    const { sell, update, profile } = await open()
    await sell(malee)
    await update({ key, version: 0, note: 'หนึ่ง' })
    const { status, body } = await update({ key, version: 0, note: 'สอง' })
    expect([status, body.customer.note, body.customer.version]).toEqual([409, 'หนึ่ง', 1])
    await update({ key, version: 1, flag: 'ระวัง' })
    expect(await profile(key)).toMatchObject({ note: 'หนึ่ง', flag: 'ระวัง', version: 2 })
  })

  test.each([
    ['note', 'too-long', { note: 'ก'.repeat(2_001) }],
    ['flag', 'too-long', { flag: 'ก'.repeat(201) }],
    ['phoneNumber', 'phone', { phoneNumber: '123' }],
    ['postNum', 'postcode', { postNum: '5020' }],
  ])('CUST-512 a wrong %s is refused: %s', async (field, code, change) => {
    const { sell, update, profile } = await open()
    await sell(malee)
    const { status, body } = await update({ key, ...change })
    expect([status, body.error]).toEqual([422, { [`customer.${field}`]: [code] }])
    expect(await profile(key)).toMatchObject({ version: 0 })
  })

  test('CUST-513 saving what is already there changes nothing, not even the log', async () => {
    const { sell, update, call } = await open()
    await sell(malee)
    const { body } = await update({ key, version: 0, name: 'มาลี', note: '  ' })
    expect(body.customer.version).toBe(0)
    expect((await call('GET /api/activity?kind=customer')).body.total).toBe(0)
  })

  test('CUST-514 the log has each change with a number as its record, as that one is never erased', async () => {
    const { sell, update, call } = await open()
    await sell(malee)
    await update({ key, flag: 'ระวัง' })
    const [entry] = (await call('GET /api/activity?kind=customer')).body.entries
    expect(entry).toMatchObject({
      call: 'customers.update',
      record: '1',
      by: { name: 'มาลี ใจดี' },
      changes: [{ field: 'flag', from: '', to: 'ระวัง' }],
    })
  })
})

describe('editing and adding', () => {
  test("CUST-520 staff's own name and address stay after a later order; orders keep their texts", async () => {
    const { sell, update, list, profile, call } = await open()
    const { OrderNumber } = await sell(malee)
    await update({ key, name: 'มาลี (ร้านชา)', address: '9 ถนนใหญ่' })
    await sell({ ...malee, address: '3 ซอยอื่น', province: 'ตรัง' })
    const shown = await profile(key)
    expect(shown).toMatchObject({ name: 'มาลี (ร้านชา)', address: '9 ถนนใหญ่', province: newOrder.province })
    expect((await list(`q=${encodeURIComponent('ร้านชา')}`)).customers).toMatchObject([
      { name: 'มาลี (ร้านชา)', address: '9 ถนนใหญ่', orderCount: 2 },
    ])
    expect((await call(`GET /api/orders/${OrderNumber}`)).body.order).toMatchObject({
      name: 'มาลี',
      address: '1 ซอยเก่า',
    })
  })

  test('CUST-521 an emptied name or address is that of the last order again', async () => {
    const { sell, update, profile } = await open()
    await sell(malee)
    await update({ key, name: 'อื่น', address: '9 ถนนใหญ่' })
    const { subDistrict, district, province, postNum } = newOrder
    await update({ key, name: '', address: '', subDistrict: '', district: '', province: '', postNum: '' })
    expect(await profile(key)).toMatchObject({ ...malee, subDistrict, district, province, postNum })
  })

  test('CUST-522 a changed number finds the customer, also for later orders; the old one still leads there', async () => {
    const { sell, update, list, profile } = await open()
    await sell(malee)
    const { body } = await update({ key, phoneNumber: '๐๘๙ ๑๑๑ ๒๒๒๒' })
    expect(body.customer).toMatchObject({ key: '0891112222', phoneNumber: '089 111 2222', otherPhones: [key] })
    await sell({ ...malee, phoneNumber: '089-111-2222' })
    expect(await profile(key)).toMatchObject({ key: '0891112222', orderCount: 2 })
    for (const q of ['0812345678', '0891112222'])
      expect((await list(`q=${q}`)).customers).toMatchObject([{ phoneNumber: '089 111 2222', orderCount: 2 }])
  })

  test('CUST-523 the number of another customer is refused, with or without orders', async () => {
    const { sell, update, call } = await open()
    await sell(malee)
    await sell({ ...malee, phoneNumber: '0822222222' })
    await call('POST /api/customers', { customer: { name: 'ใหม่', phoneNumber: '0833333333' } })
    for (const phoneNumber of ['082-222-2222', '+66833333333']) {
      const { status, body } = await update({ key, phoneNumber })
      expect([status, body.error]).toEqual([422, { 'customer.phoneNumber': 'taken' }])
    }
  })

  test('CUST-524 a customer added by hand is in the list before their first order, and is the one who orders', async () => {
    const { sell, call, list, profile } = await open()
    const before = (await list()).total
    const customer = { name: ' สมชาย ', phoneNumber: '๐๘๔-๔๔๔ ๕๕๕๕', note: 'ลูกค้าส่ง' }
    const added = await call('POST /api/customers', { customer })
    expect([added.status, added.body.customer]).toMatchObject([
      201,
      { key: '0844445555', name: 'สมชาย', phoneNumber: '084-444 5555', orderCount: 0, spent: 0, version: 1 },
    ])
    const all = await list()
    expect([all.total, all.customers.at(-1)]).toMatchObject([before + 1, { name: 'สมชาย', lastOrder: null }])
    await sell({ name: 'สมชาย', phoneNumber: '0844445555' })
    expect((await list()).total).toBe(before + 1)
    expect(await profile('0844445555')).toMatchObject({ orderCount: 1, note: 'ลูกค้าส่ง' })
  })

  test.each([
    [{ name: '', phoneNumber: '0844445555' }, { 'customer.name': ['required'] }],
    [{ name: 'ก', phoneNumber: ' ' }, { 'customer.phoneNumber': ['required'] }],
    [{ name: 'ก', phoneNumber: 'โทร' }, { 'customer.phoneNumber': ['phone'] }],
  ])('CUST-525 without a name and a number, nobody is added: %j', async (customer, error) => {
    const { call } = await open()
    const { status, body } = await call('POST /api/customers', { customer })
    expect([status, body.error]).toEqual([422, error])
  })

  test('CUST-526 added twice under one key, there is one customer; under another key the number is taken', async () => {
    const { call } = await open()
    const customer = { name: 'สมชาย', phoneNumber: '0844445555' }
    const first = await call('POST /api/customers', { customer }, 'one')
    expect(await call('POST /api/customers', { customer }, 'one')).toMatchObject({ status: 201, body: first.body })
    expect(await call('POST /api/customers', { customer }, 'two')).toMatchObject({
      status: 422,
      body: { error: { 'customer.phoneNumber': 'taken' } },
    })
  })

  test('CUST-527 pages of a list go on with those who have no order', async () => {
    const { call } = await open()
    for (const nth of [1, 2, 3])
      await call('POST /api/customers', { customer: { name: `ข${nth}`, phoneNumber: `084444555${nth}` } }, `k${nth}`)
    const page = async (page: number, more = '') =>
      (await call(`GET /api/customers?perPage=8&page=${page}${more}`)).body.customers.map(
        ({ name }: { name: string }) => name,
      )
    const [second, third, none] = [await page(2), await page(3), await page(4)]
    expect([second.length, second.at(-1), third, none]).toEqual([8, 'ข3', ['ข2', 'ข1'], []])
    expect((await page(3, '&sortBy=name')).concat(await page(2, '&sortBy=name')).slice(0, 2)).toEqual(['ข2', 'ข3'])
  })

  test('CUST-528 an added number that was mistyped and mended belongs to nobody', async () => {
    const { call, update, sell, profile } = await open()
    await call('POST /api/customers', { customer: { name: 'ก', phoneNumber: '0844445555' } })
    await update({ key: '0844445555', phoneNumber: '0844445556' })
    await sell({ ...malee, phoneNumber: '0844445555' })
    expect(await profile('0844445555')).toMatchObject({ name: 'มาลี', orderCount: 1 })
  })
})

describe('merging', () => {
  const old = { name: 'มาลี เบอร์เก่า', phoneNumber: '0866666666', address: '6 ซอยหก' }
  async function two() {
    const desk = await open()
    await desk.sell({ ...old, paymentMethod: 'transfer' }, [], 'paid')
    await desk.sell({ ...malee, paymentMethod: 'transfer' }, [], 'paid')
    await desk.update({ key, note: 'ใหม่' })
    await desk.update({ key: '0866666666', note: 'เก่า', flag: 'ระวัง' })
    const merge = (more: object = {}) =>
      desk.call('POST /api/customers/merge', { customer: { key }, other: '0866666666', ...more })
    return { ...desk, merge }
  }

  test('CUST-530 two customers are one row with the sums of both; notes and flags of both stay', async () => {
    const { merge, list, profile } = await two()
    const before = (await list()).total
    const { status, body } = await merge()
    expect(status).toBe(200)
    expect(body.customer).toMatchObject({
      key,
      ...malee,
      note: 'ใหม่\nเก่า',
      flag: 'ระวัง',
      orderCount: 2,
      otherPhones: ['0866666666'],
      merged: [{ key: '0866666666', name: 'มาลี เบอร์เก่า', phoneNumber: '0866666666' }],
    })
    expect((await list()).total).toBe(before - 1)
    for (const q of ['0866666666', encodeURIComponent('เบอร์เก่า'), '0812345678'])
      expect((await list(`q=${q}`)).customers).toMatchObject([
        { name: 'มาลี', orderCount: 2, otherPhones: ['0866666666'] },
      ])
    expect(await profile('0866666666')).toEqual(body.customer)
  })

  test('CUST-531 the chosen fields win, and a later order under either number is of the one customer', async () => {
    const { merge, sell, profile, list } = await two()
    await merge({ customer: { key, name: old.name, phoneNumber: old.phoneNumber, note: 'รวมแล้ว' } })
    await sell({ ...malee, name: 'ใครก็ได้' })
    await sell({ ...old, name: 'ใครอีก' })
    expect(await profile(key)).toMatchObject({ ...old, address: malee.address, note: 'รวมแล้ว', orderCount: 4 })
    expect((await list('q=0812345678')).customers).toMatchObject([{ ...old, address: malee.address, orderCount: 4 }])
  })

  test('CUST-532 separated again, both are as they were', async () => {
    const { merge, call, profile, list } = await two()
    const were = [await profile(key), await profile('0866666666')]
    const { total } = await list()
    await merge({ customer: { key, phoneNumber: old.phoneNumber } })
    const { status } = await call('POST /api/customers/separate', { key, other: '0866666666' })
    expect(status).toBe(200)
    const [now, other] = [await profile(key), await profile('0866666666')]
    expect(other).toMatchObject({ ...were[1], version: 3 })
    expect(now).toEqual({ ...were[0], version: 3 })
    expect((await list()).total).toBe(total)
    const again = await call('POST /api/customers/separate', { key, other: '0866666666' })
    expect([again.status, again.body.customer]).toEqual([200, now])
    expect((await call('POST /api/customers/separate', { key: '0899999999', other: key })).status).toBe(404)
  })

  test('CUST-533 a stale version of either merges nothing; one customer is not merged with itself', async () => {
    const { merge, call, profile } = await two()
    for (const stale of [{ customer: { key, version: 0 } }, { otherVersion: 7 }]) {
      const { status, body } = await merge(stale)
      expect([status, body.customer.key]).toEqual([409, key])
    }
    expect(await profile('0866666666')).toMatchObject({ orderCount: 1 })
    expect((await call('POST /api/customers/merge', { customer: { key }, other: key })).status).toBe(422)
    const { body } = await merge()
    expect(await merge({ otherVersion: 7 })).toEqual({ status: 200, body })
    expect((await call('POST /api/customers/merge', { customer: { key }, other: '0899999999' })).status).toBe(404)
  })

  test('CUST-534 the log says who was merged into whom, and what changed', async () => {
    const { merge, call } = await two()
    await merge()
    const [entry] = (await call('GET /api/activity?kind=customer')).body.entries
    expect(entry).toMatchObject({ call: 'customers.merge', record: '1' })
    expect(entry.changes[0]).toEqual({ field: 'merged', from: '', to: 'มาลี เบอร์เก่า · 0866666666' })
  })
})

describe('personal data', () => {
  test('CUST-540 export and erasure reach all numbers of a merged customer, with notes, flags and log', async () => {
    const { sell, update, call, list, profile } = await open()
    await sell({ ...malee, name: 'ผึ้งลับ' }, ['cancelled'])
    await sell({ name: 'ลับสุด', phoneNumber: '0866666666' }, ['cancelled'])
    await update({ key: '0866666666', note: 'ลับ หนึ่ง', flag: 'ลับ สอง' })
    await call('POST /api/customers/merge', { customer: { key, note: 'ลับ สาม' }, other: '0866666666' })
    const which = { name: '', phoneNumber: '0866666666' }
    const { export: stored } = (await call('POST /api/customers/export', which)).body
    expect(stored.orders).toHaveLength(2)
    expect(stored.card).toMatchObject({ note: 'ลับ สาม', merged: [{ note: 'ลับ หนึ่ง', flag: 'ลับ สอง' }] })
    expect(stored.activity.filter(({ kind }: { kind: string }) => kind === 'customer')).toHaveLength(2)
    expect((await call('POST /api/customers/erase', which)).body).toEqual({ orders: 2, invoices: 0 })
    expect(await profile(key)).toBeUndefined()
    const left = JSON.stringify([await list(), (await call('GET /api/activity?perPage=100')).body])
    for (const secret of ['ลับ', '0866666666', '0812345678']) expect(left).not.toContain(secret)
  })

  test('CUST-541 a customer without orders is exported and erased, too', async () => {
    const { call, list } = await open()
    const { total } = await list()
    await call('POST /api/customers', { customer: { name: 'ลับสุด', phoneNumber: '0844445555' } })
    const which = { name: '', phoneNumber: '084-444-5555' }
    expect((await call('POST /api/customers/export', which)).body.export.card).toMatchObject({ name: 'ลับสุด' })
    expect((await call('POST /api/customers/erase', which)).status).toBe(200)
    expect((await list()).total).toBe(total)
    expect((await call('POST /api/customers/export', which)).status).toBe(404)
  })
})
