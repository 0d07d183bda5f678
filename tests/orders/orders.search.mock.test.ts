import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-10T03:00:00Z')
const mock = createMock({ now })

const ordersBy = async (q: string) => {
  const { body } = await ask(mock, `GET /api/orders?perPage=100&q=${encodeURIComponent(q)}`)
  return (body.orders as { OrderNumber: string }[]).map(({ OrderNumber }) => OrderNumber)
}
const customersBy = async (q: string) => {
  const { body } = await ask(mock, `GET /api/customers?perPage=100&q=${encodeURIComponent(q)}`)
  return (body.customers as { phoneNumber: string }[]).map(({ phoneNumber }) => phoneNumber)
}
const invoicesBy = async (q: string) => {
  const path = `GET /apps/invoice/invoices?perPage=100&allData=false&q=${encodeURIComponent(q)}`
  const { body } = await ask(mock, path, undefined)
  return (body.invoices as { id: number }[]).map(({ id }) => id)
}

test('ORDERS-306 an order is found by any part of its number, with and without dashes', async () => {
  const [number = ''] = await ordersBy('LR-')
  expect(number).toMatch(/^LR-\d{8}-\d{6}$/)
  const compact = number.replaceAll('-', '')
  for (const q of [number, compact, compact.toLowerCase(), compact.slice(2), compact.slice(6), compact.slice(7, 14)])
    expect([q, (await ordersBy(q)).includes(number)]).toEqual([q, true])
  expect(await ordersBy(compact)).toEqual([number])
  expect(await ordersBy(`${compact}9`)).toEqual([])
})

test('ORDERS-307 orders and customers are found by a phone number in any spelling', async () => {
  const [phone = ''] = await customersBy('08')
  const digits = (phone.split(',')[0] ?? '').replace(/\D/g, '')
  const rest = digits.slice(1)
  for (const q of [
    digits,
    `+66${rest}`,
    `+66 ${rest.slice(0, 2)} ${rest.slice(2)}`,
    `0066${rest}`,
    `${digits.slice(0, 3)}.${digits.slice(3)}`,
  ]) {
    expect([q, await customersBy(q)]).toEqual([q, [phone]])
    expect([q, (await ordersBy(q)).length > 0]).toEqual([q, true])
  }
})

test('ORDERS-308 an invoice is found by any part of its number, with its sign, and by its client’s phone', async () => {
  expect(await invoicesBy('#5036')).toEqual([5036])
  expect(await invoicesBy('503')).toContain(5036)
  const { body } = await ask(mock, 'GET /api/invoice/invoices/5036')
  const { contact } = body.invoice.client as { contact: string }
  expect(await invoicesBy(contact.replace(/\D/g, ''))).toContain(5036)
})
