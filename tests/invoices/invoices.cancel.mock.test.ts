import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from './new-invoice'

const open = () => createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
const add = (mock: Mock, change: object = {}) =>
  ask(mock, 'POST /apps/invoice/add', { body: { invoice: { ...newInvoice, ...change } } })
const update = (mock: Mock, change: object) =>
  ask(mock, 'POST /apps/invoice/update', { body: { invoice: { id: 5037, ...change } } })
const cancel = (mock: Mock, id = 5037, reason = ' ชื่อบริษัทผิด ') =>
  ask(mock, 'POST /apps/invoice/cancel', { body: { id, reason } })
const remove = (mock: Mock) => ask(mock, 'DELETE /apps/invoice/delete?id=5037')
const one = async (mock: Mock) => (await ask(mock, 'GET /api/invoice/invoices/5037')).body.invoice
const letter = { to: 'dang@example.test', subject: 'ใบแจ้งหนี้', message: '' }
const send = (mock: Mock) => ask(mock, 'POST /apps/invoice/send', { body: { id: 5037, letter } })
const payment = { id: 'a', amount: 20, date: '22 Nov 2026', method: 'transfer', note: '' }

/** Ways in which a draft is issued. */
const issues: [string, (mock: Mock) => Promise<unknown>][] = [
  ['sent', send],
  ['printed', (mock) => update(mock, { isPrinted: true })],
  ['partly paid', (mock) => update(mock, { payments: [payment] })],
]

describe('invoices that were issued', () => {
  test.each(issues)('PAPER-10 one that was %s is not removed, and says why', async (_, issue) => {
    const mock = open()
    await add(mock)
    await issue(mock)
    const before = await one(mock)
    expect(await remove(mock)).toEqual({ status: 422, body: { error: { id: ['issued'] } } })
    expect(await one(mock)).toEqual(before)
  })

  test('PAPER-10 a draft is removed, a cancelled one is not', async () => {
    const mock = open()
    await add(mock)
    expect((await remove(mock)).status).toBe(200)
    const next = await add(mock)
    const { id } = next.body.invoice
    await cancel(mock, id)
    expect((await ask(mock, `DELETE /apps/invoice/delete?id=${id}`)).status).toBe(422)
  })

  test('PAPER-11 a cancelled one keeps number and text, with time and reason, and is not owed; again it stays as it is', async () => {
    const mock = open()
    const summary = async () => (await ask(mock, 'GET /apps/invoice/invoices?allData=false')).body.summary
    await add(mock)
    const owed = (await summary()).outstanding
    await send(mock)
    expect((await summary()).outstanding).toBe(owed + 320)
    const { status, body } = await cancel(mock)
    const { invoiceStatus, balance, total, cancelled, items } = body.invoice
    expect([status, invoiceStatus, balance, total, cancelled, items.length]).toEqual([
      200,
      'Cancelled',
      0,
      320,
      { at: '2026-11-21T03:00:00.000Z', by: '', reason: 'ชื่อบริษัทผิด' },
      2,
    ])
    expect([(await summary()).outstanding, (await summary()).counts.Cancelled]).toEqual([owed, 2])
    expect(await cancel(mock, 5037, 'another')).toEqual({ status, body })
    const found = await ask(mock, 'GET /apps/invoice/invoices?status=cancelled')
    expect(found.body.invoices.map(({ id }: { id: number }) => id)).toEqual([5037, 5013])
  })

  test('PAPER-11 what was paid for a cancelled one is a credit', async () => {
    const mock = open()
    await add(mock)
    await update(mock, { payments: [payment] })
    expect((await cancel(mock)).body.invoice.balance).toBe('-฿20')
  })

  test.each([
    ['none', '', 'required'],
    ['a blank one', ' \n', 'required'],
    ['one of 501 characters', 'x'.repeat(501), 'too-long'],
  ])('PAPER-12 a reason is needed: %s is rejected; an unknown invoice is 404', async (_, reason, code) => {
    const mock = open()
    await add(mock)
    const { status, body } = await cancel(mock, 5037, reason)
    expect([status, body.error.reason.includes(code), (await one(mock)).invoiceStatus]).toEqual([422, true, 'Draft'])
    expect(await cancel(mock, 1)).toEqual({ status: 404, body: undefined })
  })

  test('PAPER-13 a cancelled one is not changed, paid or sent; printing it is still recorded', async () => {
    const mock = open()
    await add(mock)
    await send(mock)
    await cancel(mock)
    const before = await one(mock)
    const rejected = { status: 422, body: { error: { 'invoice.id': ['cancelled'] } } }
    expect(await update(mock, { note: 'x' })).toEqual(rejected)
    expect(await update(mock, { payments: [payment] })).toEqual(rejected)
    expect(await send(mock)).toEqual({ status: 422, body: { error: { id: ['cancelled'] } } })
    expect(await one(mock)).toEqual(before)
    const { body } = await update(mock, { isPrinted: true })
    expect([body.invoice.invoiceStatus, body.invoice.printedAt]).toEqual(['Cancelled', '2026-11-21T03:00:00.000Z'])
  })

  test('PAPER-14 after its invoice was cancelled, an order gets a new one under the next number', async () => {
    const mock = open()
    const ofOrder = { requestId: 'order LR-1', orderNumber: 'LR-1' }
    expect((await add(mock, ofOrder)).body.invoice.id).toBe(5037)
    await send(mock)
    await cancel(mock)
    expect((await add(mock, ofOrder)).body.invoice.id).toBe(5038)
    expect((await add(mock, { ...ofOrder, note: 'x' })).body.invoice.id).toBe(5038)
    expect((await one(mock)).invoiceStatus).toBe('Cancelled')
  })
})
