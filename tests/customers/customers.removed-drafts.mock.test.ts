import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const which = { name: '', phoneNumber: '0897771234' }
const client = { ...newInvoice.client, name: 'ผึ้งลับสุด', contact: '089-777-1234', address: '9/77 ซอยลับสุด' }
const secrets = /ลับสุด|777-1234/

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const token = await tokenOf(mock, 'admin')
  const call = (line: string, body?: object, key = 'k') => ask(mock, line, { ...(body && { body }), token, key })
  /** Adds a draft and removes it. */
  const draft = async (change: object, key: string) => {
    const { body } = await call('POST /apps/invoice/add', { invoice: { ...newInvoice, ...change } }, key)
    const { id } = body.invoice
    expect((await call(`DELETE /apps/invoice/delete?id=${id}`)).status).toBe(200)
    return String(id)
  }
  const log = async () => (await call('GET /api/activity?kind=invoice&perPage=100')).body.entries
  return { call, draft, log }
}

test('CUST-5800 a removed draft is exported and erased with its client, also if nothing else is stored of them', async () => {
  const { call, draft, log } = await open()
  const id = await draft({ client }, 'a')
  expect(JSON.stringify(await log())).toMatch(secrets)
  const { body } = await call('POST /api/customers/export', which)
  const records = body.export.activity.map(({ call, record }: { call: string; record: string }) => `${call} ${record}`)
  expect(records).toEqual([`invoices.add ${id}`, `invoices.remove ${id}`])
  expect((await call('POST /api/customers/erase', which)).status).toBe(200)
  expect(JSON.stringify(await log())).not.toMatch(secrets)
  expect((await call('POST /api/customers/export', which)).status).toBe(404)
  // nor is it in the response that is kept for a repetition
  const again = await call('POST /apps/invoice/add', { invoice: { ...newInvoice, client } }, 'a')
  expect(again).toEqual({ status: 422, body: { error: { 'Idempotency-Key': 'used' } } })
})

test('CUST-5800 a removed draft of a customer’s order is theirs, whatever its client says', async () => {
  const { call, draft, log } = await open()
  const order = { ...newOrder, ...which, name: 'ผึ้ง', CODFee: 0, paymentMethod: 'transfer' }
  const { OrderNumber } = (await call('POST /api/orders', { order }, 'order')).body.order
  await call('POST /api/orders/status', { orderNumbers: [OrderNumber], status: 'cancelled' })
  await draft({ client: { ...client, contact: '' }, orderNumber: OrderNumber }, 'a')
  expect((await call('POST /api/customers/erase', which)).body).toEqual({ orders: 1, invoices: 0 })
  expect(JSON.stringify(await log())).not.toMatch(secrets)
})

test('CUST-5800 removed drafts of others stay in the log, also of a client with the name of a customer without a number', async () => {
  const { call, draft, log } = await open()
  await draft({ client }, 'a')
  const before = await log()
  expect((await call('POST /api/customers/erase', { ...which, phoneNumber: '0897771235' })).status).toBe(200)
  expect((await call('POST /api/customers/erase', { name: client.name, phoneNumber: '' })).status).toBe(200)
  expect(await log()).toEqual(before)
  await draft({ client: { ...client, contact: '' } }, 'b')
  await call('POST /api/customers/erase', { name: client.name, phoneNumber: '' })
  expect((await log()).slice(2)).toEqual(before)
  expect(JSON.stringify((await log()).slice(0, 2))).not.toMatch(secrets)
})
