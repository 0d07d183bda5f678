import { expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ordersTable } from '../../src/service/orders/orders.table'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'

/** A shop with an order of each name, without a phone number as old imported orders are. */
async function open(...names: string[]) {
  const db = memoryDb()
  const mock = createMock({ db, now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  const call = (line: string, body?: object) => ask(mock, line, { ...(body && { body }), token, key: 'k' })
  await call('GET /api/orders')
  const rows = db.read() ?? {}
  const orders = (rows[ordersTable.name] ?? []) as readonly Order[]
  const of = (order: Order, nth: number): Order => {
    const name = names[nth]
    return name === undefined ? order : { ...order, name, phoneNumber: '', OrderStatus: 'cancelled' }
  }
  db.write({ ...rows, [ordersTable.name]: orders.map(of) })
  const profile = async (key: string) => (await call('POST /api/customers/profile', { key })).body?.customer
  const update = (customer: object) => call('POST /api/customers/update', { customer })
  return { call, profile, update }
}

test('CUST-580 without a number, a new name leads to the customer, also for the list, export and erasure', async () => {
  const { call, profile, update } = await open('ลุงดำ', 'ลุงดำ ท่าช้าง')
  await call('POST /api/customers/merge', { customer: { key: 'ลุงดำ' }, other: 'ลุงดำ ท่าช้าง' })
  const { body } = await update({ key: 'ลุงดำ', name: 'ลุงดำ ตลาดเก่า' })
  expect(body.customer).toMatchObject({ key: 'ลุงดำ ตลาดเก่า', name: 'ลุงดำ ตลาดเก่า', orderCount: 2 })
  expect(await profile('ลุงดำ ตลาดเก่า')).toEqual(await profile('ลุงดำ'))
  const which = { name: 'ลุงดำ ตลาดเก่า', phoneNumber: '' }
  const { customers } = (await call(`GET /api/customers?q=${encodeURIComponent('ตลาดเก่า')}`)).body
  expect(customers).toMatchObject([{ ...which, orderCount: 2 }])
  expect((await call('POST /api/customers/export', which)).body.export.orders).toHaveLength(2)
  expect((await call('POST /api/customers/erase', which)).body).toEqual({ orders: 2, invoices: 0 })
  expect([await profile('ลุงดำ'), await profile('ลุงดำ ตลาดเก่า')]).toEqual([undefined, undefined])
})

test('CUST-581 the name of another customer without a number needs a number to tell them apart', async () => {
  const { profile, update } = await open('ลุงดำ', 'ลุงแดง')
  const { status, body } = await update({ key: 'ลุงดำ', name: 'ลุงแดง' })
  expect([status, body.error]).toEqual([422, { 'customer.phoneNumber': 'required' }])
  expect(await profile('ลุงดำ')).toMatchObject({ name: 'ลุงดำ', version: 0 })
  await update({ key: 'ลุงดำ', name: 'ลุงแดง', phoneNumber: '0844445555' })
  expect(await profile('0844445555')).toMatchObject({ name: 'ลุงแดง', orderCount: 1 })
  expect(await profile('ลุงแดง')).toMatchObject({ orderCount: 1, phoneNumber: '' })
})
