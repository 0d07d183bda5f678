import { describe, expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  let nth = 0
  const call = (line: string, body?: object) => {
    nth += 1
    return ask(mock, line, { ...(body && { body }), token, key: `k${nth}` })
  }
  const profile = async (key: string) => (await call('POST /api/customers/profile', { key })).body?.customer
  const sell = async (change: object, status: string[] = []) => {
    const { body } = await call('POST /api/orders', { order: { ...newOrder, CODFee: 0, ...change } })
    for (const each of status)
      await call('POST /api/orders/status', { orderNumbers: [body.order.OrderNumber], status: each })
  }
  const update = (customer: object) => call('POST /api/customers/update', { customer })
  return { call, profile, sell, update }
}

describe('what was merged', () => {
  const key = '0812345678'
  const other = '0866666666'

  test('CUST-582 separated after their number was replaced by the other one, both are still found', async () => {
    const { call, profile, sell, update } = await open()
    await call('POST /api/customers', { customer: { name: 'มาลี', phoneNumber: key } })
    await sell({ name: 'มาลี เก่า', phoneNumber: other })
    await call('POST /api/customers/merge', { customer: { key }, other })
    await update({ key, phoneNumber: other })
    expect(await profile(other)).toMatchObject({ name: 'มาลี', phoneNumber: other, orderCount: 1 })
    await call('POST /api/customers/separate', { key: other, other })
    expect([await profile(key), await profile(other)]).toMatchObject([
      { name: 'มาลี', phoneNumber: key, orderCount: 0 },
      { name: 'มาลี เก่า', phoneNumber: other, orderCount: 1 },
    ])
  })

  test('CUST-5706 an edit of either customer that was begun before they were merged is refused', async () => {
    const { call, profile, sell, update } = await open()
    await sell({ name: 'มาลี', phoneNumber: key })
    await sell({ name: 'ผึ้ง', phoneNumber: other })
    await update({ key: other, note: 'โทรก่อนส่ง' })
    const { version } = await profile(other)
    await call('POST /api/customers/merge', { customer: { key }, other })
    const stale = await update({ key: other, version, name: 'ผึ้ง ใหม่' })
    expect([stale.status, stale.body.customer.name]).toEqual([409, 'มาลี'])
    expect((await update({ key, version: 0, name: 'มาลี ใหม่' })).status).toBe(409)
    expect((await profile(key)).name).toBe('มาลี')
  })

  test('CUST-583 erased after they were separated, a customer is not named in the log of the other one', async () => {
    const { call, profile, sell, update } = await open()
    await sell({ name: 'มาลี', phoneNumber: key })
    await update({ key, note: 'โทรก่อนส่ง' })
    await sell({ name: 'ผึ้งลับสุด', phoneNumber: other }, ['cancelled'])
    await update({ key: other, note: 'ลับสุดสุด' })
    await call('POST /api/customers/merge', { customer: { key }, other })
    await call('POST /api/customers/separate', { key, other })
    const which = { name: '', phoneNumber: other }
    expect(JSON.stringify((await call('POST /api/customers/export', which)).body)).not.toContain(key)
    await call('POST /api/customers/erase', which)
    const { entries } = (await call('GET /api/activity?kind=customer&perPage=100')).body
    expect(entries).toHaveLength(5)
    const left = JSON.stringify([entries, await profile(key)])
    expect(left).not.toMatch(/ลับสุด|0866666666/)
    expect(left).toContain('"to":"โทรก่อนส่ง"')
  })

  test('CUST-585 separated again, note, warning and name are those from before, unless staff changed them since', async () => {
    const { call, profile, sell, update } = await open()
    await sell({ name: 'มาลี', phoneNumber: key })
    await sell({ name: 'คนอื่น', phoneNumber: other, address: '9 ถนนอื่น' })
    await update({ key, note: 'โทรก่อนส่ง' })
    await update({ key: other, note: 'ฝากป้อม', flag: 'ปฏิเสธ COD 3 ครั้ง' })
    const before = await profile(key)
    const merge = () =>
      call('POST /api/customers/merge', { customer: { key, name: 'คนอื่น', address: '9 ถนนอื่น' }, other })
    await merge()
    await call('POST /api/customers/separate', { key, other })
    expect(await profile(key)).toEqual({ ...before, version: 3 })
    await merge()
    await update({ key, note: 'ย้ายบ้านแล้ว' })
    await call('POST /api/customers/separate', { key, other })
    expect(await profile(key)).toEqual({ ...before, note: 'ย้ายบ้านแล้ว', version: 6 })
  })
})

test('CUST-584 the number of an erased customer in the log is not that of a later one', async () => {
  const { call, update } = await open()
  const add = (phoneNumber: string) => call('POST /api/customers', { customer: { name: 'ก', phoneNumber } })
  await add('0844445555')
  await call('POST /api/customers/erase', { name: '', phoneNumber: '0844445555' })
  await add('0844445556')
  await update({ key: '0844445556', note: 'ใหม่' })
  const { export: stored } = (await call('POST /api/customers/export', { phoneNumber: '0844445556' })).body
  expect(stored.activity.map(({ call }: { call: string }) => call)).toEqual(['customers.add', 'customers.update'])
})
