import { expect, test } from 'vitest'
import { createMock, type Rows } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

async function open() {
  let rows: Rows | undefined
  const db = {
    read: () => rows,
    write: (next: Rows) => {
      rows = structuredClone(next)
    },
  }
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z'), db })
  const token = await tokenOf(mock, 'admin')
  let nth = 0
  const call = async (line: string, body: object) => {
    nth += 1
    const answer = await ask(mock, line, { body, token, key: `key-${nth}` })
    expect([line, answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([line, true, ''])
    return answer.body
  }
  /** the tables with one of these texts in them */
  const tablesWith = (texts: readonly string[]) =>
    Object.entries(rows ?? {}).flatMap(([table, stored]) => {
      const found = texts.filter((text) => JSON.stringify(stored).includes(text))
      return found.length > 0 ? [`${table}: ${found}`] : []
    })
  return { call, tablesWith }
}

const finished = ['confirmed', 'packed', 'shipped', 'delivered']

test('CUST-586 of a customer whose name and number were corrected, noted, merged and separated, no row has anything after the erasure', async () => {
  const { call, tablesWith } = await open()
  const secrets = ['ชื่อผิดลับ', '0897770001', 'ชื่อถูกลับ', '0897770002', 'อีกคนลับ', '0897770003', 'โน้ตลับ', 'เตือนลับ', 'ซอยลับ']
  await call('POST /api/customers', { customer: { name: 'ชื่อผิดลับ', phoneNumber: '0897770001', address: '1 ซอยลับ' } })
  const edit = (customer: object) => call('POST /api/customers/update', { customer })
  await edit({ key: '0897770001', name: 'ชื่อถูกลับ', phoneNumber: '0897770002' })
  await edit({ key: '0897770002', note: 'โน้ตลับ', flag: 'เตือนลับ' })
  await edit({ key: '0897770002', note: '', flag: 'เตือนลับอีกครั้ง' })
  await call('POST /api/customers', { customer: { name: 'อีกคนลับ', phoneNumber: '0897770003' } })
  await call('POST /api/customers/merge', { customer: { key: '0897770002' }, other: '0897770003' })
  await call('POST /api/customers/separate', { key: '0897770002', other: '0897770003' })
  await call('POST /api/customers/merge', { customer: { key: '0897770002' }, other: '0897770003' })
  const { order } = await call('POST /api/orders', {
    order: {
      ...newOrder,
      CODFee: 0,
      name: 'ชื่อถูกลับ',
      phoneNumber: '0897770002',
      address: '2 ซอยลับ',
      paymentMethod: 'transfer',
    },
  })
  for (const status of finished) await call('POST /api/orders/status', { orderNumbers: [order.OrderNumber], status })
  expect(tablesWith(secrets)).not.toEqual([])
  await call('POST /api/customers/erase', { name: '', phoneNumber: '0897770002' })
  expect(tablesWith(secrets)).toEqual([])
})

test("CUST-587 of an invoice without an order whose client's name and number were corrected, no row has either after the erasure", async () => {
  const { call, tablesWith } = await open()
  const { invoice } = await call('POST /apps/invoice/add', {
    invoice: {
      ...newInvoice,
      client: { ...newInvoice.client, name: 'ชื่อผิดลับ', contact: '0897770005', companyEmail: 'secret@shop.test' },
    },
  })
  const client = { ...invoice.client, name: 'ชื่อถูกลับ', contact: '0897770004', companyEmail: '' }
  await call('POST /apps/invoice/update', { invoice: { ...invoice, client } })
  await call('POST /api/customers/erase', { name: '', phoneNumber: '0897770004' })
  expect(tablesWith(['ชื่อผิดลับ', 'ชื่อถูกลับ', '0897770004', '0897770005', 'secret@shop.test'])).toEqual([])
})

test('CUST-1109 of a customer who was imported, changed by an import, and refused by one, no row has anything after the erasure', async () => {
  const { call, tablesWith } = await open()
  const blank = { address: '', subDistrict: '', district: '', province: '', postNum: '', note: '', flag: '' }
  const store = (...customers: object[]) =>
    call('POST /api/customers/import', { customers: customers.map((each) => ({ ...blank, ...each })) })
  const other = { name: 'คนอื่น', phoneNumber: '0897770008' }
  await store({ name: 'ชื่อแรกลับ', phoneNumber: '0897770006, 0897770007', note: 'โน้ตลับ' }, other)
  const changed = { name: 'ชื่อสองลับ', phoneNumber: '0897770006', address: '1 ซอยลับ' }
  await store({ ...changed, known: { key: '0897770006', version: 1 } })
  const { refused } = await store({ name: 'ชื่อสามลับ', phoneNumber: '0897770006, 0897770009' })
  expect(refused).toEqual([{ position: 0, code: 'taken' }])
  const secrets = ['ชื่อแรกลับ', 'ชื่อสองลับ', 'ชื่อสามลับ', 'โน้ตลับ', 'ซอยลับ', '0897770006', '0897770007', '0897770009']
  expect(tablesWith(secrets)).not.toEqual([])
  await call('POST /api/customers/erase', { name: '', phoneNumber: '0897770006' })
  expect(tablesWith(secrets)).toEqual([])
  expect(tablesWith(['คนอื่น'])).not.toEqual([])
})
