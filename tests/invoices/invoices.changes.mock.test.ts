import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from './new-invoice'

const now = () => new Date('2026-11-21T03:00:00Z')
const open = () => createMock({ now })
const list = async (mock: Mock) => (await ask(mock, 'GET /apps/invoice/invoices')).body
const one = (mock: Mock, id: number) => ask(mock, `GET /api/invoice/invoices/${id}`)
const add = (mock: Mock, change: object = {}) =>
  ask(mock, 'POST /apps/invoice/add', { body: { invoice: { ...newInvoice, ...change } } })
const update = (mock: Mock, invoice: object) => ask(mock, 'POST /apps/invoice/update', { body: { invoice } })
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('POST /apps/invoice/add', () => {
  test('INV-30 stores it under the next number, with computed totals, as a draft', async () => {
    const mock = open()
    const { status, body } = await add(mock)
    // 3 × 107 − 32.10 + 40 − 8.90 = 320, of which 320 × 7/107 is tax
    expect([status, body.invoice]).toEqual([
      201,
      { ...newInvoice, id: 5037, version: 1, total: 320, balance: '฿320', invoiceStatus: 'Draft', avatar: null },
    ])
    expect((await one(mock, 5037)).body.invoice).toEqual(body.invoice)
    expect(ids((await list(mock)).invoices)[0]).toBe(5037)
  })

  test('INV-38 the number of a removed invoice is never used again', async () => {
    const mock = open()
    const remove = (id: number) => ask(mock, `DELETE /apps/invoice/delete?id=${id}`)
    expect((await add(mock, { requestId: 'r1' })).body.invoice.id).toBe(5037)
    expect((await remove(5037)).status).toBe(200)
    // also by a repeated request
    expect((await add(mock, { requestId: 'r1' })).body.invoice.id).toBe(5038)
  })

  test('INV-31 the same request again updates the same invoice', async () => {
    const mock = open()
    const [first, second] = [await add(mock, { requestId: 'r1' }), await add(mock, { requestId: 'r1', note: 'x' })]
    expect([first.body.invoice.id, second.body.invoice.id, second.body.invoice.note]).toEqual([5037, 5037, 'x'])
    expect([(await list(mock)).total, (await add(mock, { requestId: 'r2' })).body.invoice.id]).toEqual([51, 5038])
  })

  test.each([
    [{ client: { ...newInvoice.client, name: ' ' } }, 'client.name', 'required'],
    [{ client: { ...newInvoice.client, companyEmail: 'dang' } }, 'client.companyEmail', 'email'],
    [{ client: { ...newInvoice.client, taxId: '123' } }, 'client.taxId', 'tax-id'],
    [{ items: [] }, 'items', 'no-lines'],
    [{ items: [{ name: '', cost: 1, quantity: 1 }] }, 'items.0.name', 'required'],
    [{ items: [{ name: 'x', cost: 1, quantity: 0 }] }, 'items.0.quantity', 'range'],
    [{ items: [{ name: 'x', cost: 1, quantity: 1.5 }] }, 'items.0.quantity', 'whole'],
    [{ items: [{ name: 'x', cost: 1.001, quantity: 1 }] }, 'items.0.cost', 'decimals'],
    [
      { items: [{ name: 'x', cost: 1, quantity: 1, discount: { kind: 'amount', value: 2 } }] },
      'items.0.discount',
      'too-large',
    ],
    [{ discount: { kind: 'amount', value: 9_999 } }, 'discount', 'too-large'],
    [{ discount: { kind: 'percent', value: 101 } }, 'discount.value', 'too-large'],
    [{ dueDate: '20 Nov 2026' }, 'dueDate', 'before'],
    [{ dueDate: 'soon' }, 'dueDate', 'date'],
    [{ items: [{ name: 'x', cost: 10_000_000, quantity: 2 }] }, 'items', 'too-large'],
    [{ shopId: 77 }, 'shopId', 'unknown'],
    [{ shopId: 3 }, 'vatRate', 'no-tax-id'],
  ])('INV-32 %j is rejected at %s with %s, and nothing is stored', async (change, path, code) => {
    const mock = open()
    const { status, body } = await add(mock, change)
    expect([status, body.error[`invoice.${path}`]]).toEqual([422, [code]])
    expect((await list(mock)).total).toBe(50)
  })
})

describe('POST /apps/invoice/update', () => {
  const pay = (id: string, amount: number) => ({ id, amount, date: '21 Nov 2026', method: 'transfer', note: '' })

  test('INV-33 changes the fields sent, keeps the rest, and recomputes totals, balance and status', async () => {
    const mock = open()
    await add(mock)
    const items = [{ name: 'ชา', description: '', cost: 50, quantity: 2, discount: { kind: 'none', value: 0 } }]
    const { status, body } = await update(mock, { id: 5037, items, discount: { kind: 'none' }, vatIncluded: false })
    expect([status, body.invoice]).toEqual([
      200,
      {
        ...newInvoice,
        items,
        discount: { kind: 'none', value: 0 },
        vatIncluded: false,
        id: 5037,
        version: 2,
        total: 107,
        balance: '฿107',
        invoiceStatus: 'Draft',
        avatar: null,
      },
    ])
  })

  test('INV-34 the status follows payments: partial, complete, too much, and back after a correction', async () => {
    const mock = open()
    await add(mock)
    const standing = async (payments: object[]) => {
      const { invoice } = (await update(mock, { id: 5037, payments })).body
      return [invoice.invoiceStatus, invoice.balance]
    }
    expect(await standing([pay('a', 100.5)])).toEqual(['Partial Payment', '฿219.50'])
    expect(await standing([pay('a', 100.5), pay('b', 219.5)])).toEqual(['Paid', 0])
    expect(await standing([pay('a', 100.5), pay('b', 220)])).toEqual(['Paid', '-฿0.50'])
    expect(await standing([])).toEqual(['Draft', '฿320'])
  })

  test('INV-34 the status follows the day in Bangkok', async () => {
    let time = '2026-12-21T16:59:00Z'
    const mock = createMock({ now: () => new Date(time) })
    await add(mock)
    await update(mock, { id: 5037, isPrinted: true })
    const status = async () => (await one(mock, 5037)).body.invoice.invoiceStatus
    expect(await status()).toBe('Downloaded')
    time = '2026-12-21T17:00:00Z'
    expect(await status()).toBe('Past Due')
  })

  test('INV-35 a stale version is 409 with the current invoice, and nothing changes', async () => {
    const mock = open()
    await add(mock)
    await update(mock, { id: 5037, note: 'first' })
    const { status, body } = await update(mock, { id: 5037, version: 1, note: 'second' })
    expect([status, body.invoice.note, body.invoice.version]).toEqual([409, 'first', 2])
    expect((await one(mock, 5037)).body.invoice.note).toBe('first')
  })

  test.each([
    [{ dueDate: '01 Jan 2020' }, 'dueDate', 'before'],
    [{ items: [] }, 'items', 'no-lines'],
    [{ payments: [pay('a', 0)] }, 'payments.0.amount', 'required'],
    [{ payments: [pay('a', 1), pay('a', 2)] }, 'payments', 'duplicate'],
    [{ payments: [{ ...pay('a', 1), method: 'gold' }] }, 'payments.0.method', 'wrong-type'],
  ])('INV-36 %j is rejected at %s with %s, and nothing changes', async (change, path, code) => {
    const mock = open()
    await add(mock)
    const before = (await one(mock, 5037)).body
    const { status, body } = await update(mock, { id: 5037, ...change })
    expect([status, body.error[`invoice.${path}`]]).toEqual([422, [code]])
    expect((await one(mock, 5037)).body).toEqual(before)
  })

  test("INV-36 an unknown invoice is 404, a body that isn't an object 422", async () => {
    const mock = open()
    expect(await update(mock, { id: 1, note: '' })).toEqual({ status: 404, body: undefined })
    expect((await ask(mock, 'POST /apps/invoice/update', { text: '[]' })).status).toBe(422)
  })
})

describe('POST /apps/invoice/send', () => {
  const letter = { to: 'dang@example.test', subject: 'ใบแจ้งหนี้', message: 'สวัสดี' }
  const send = (mock: Mock, id: number, change: object = {}) =>
    ask(mock, 'POST /apps/invoice/send', { body: { id, letter: { ...letter, ...change } } })

  test('INV-37 stores the letter and marks the invoice as sent', async () => {
    const mock = open()
    await add(mock)
    const { status, body } = await send(mock, 5037)
    expect([status, body.invoice.invoiceStatus, body.invoice.sent]).toEqual([
      200,
      'Sent',
      { at: '2026-11-21T03:00:00.000Z', ...letter },
    ])
  })

  test.each([
    [{ to: '' }, 'to', 'required'],
    [{ to: 'dang' }, 'to', 'email'],
    [{ subject: ' ' }, 'subject', 'required'],
  ])('INV-37 %j is rejected at %s with %s', async (change, path, code) => {
    const mock = open()
    await add(mock)
    const { status, body } = await send(mock, 5037, change)
    expect([status, body.error[`letter.${path}`].includes(code)]).toEqual([422, true])
    expect((await one(mock, 5037)).body.invoice.invoiceStatus).toBe('Draft')
  })

  test('INV-37 an unknown invoice is 404', async () => {
    expect(await send(open(), 1)).toEqual({ status: 404, body: undefined })
  })
})
