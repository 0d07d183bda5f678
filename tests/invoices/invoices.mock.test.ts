import { describe, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from './new-invoice'

const now = () => new Date('2026-11-21T03:00:00Z')
const open = () => createMock({ now })
const statuses = ['Draft', 'Downloaded', 'Sent', 'Partial Payment', 'Past Due', 'Paid', 'Cancelled']
type Row = {
  id: number
  invoiceStatus: string
  total: number
  balance: number | string
  dueDate: string
  client: { name: string; company: string; companyEmail: string }
  service: string
  [more: string]: unknown
}
const list = async (mock: Mock, query = ''): Promise<{ allData: Row[]; invoices: Row[]; total: number }> =>
  (await ask(mock, `GET /apps/invoice/invoices${query}`)).body
const one = (mock: Mock, id: number | string) => ask(mock, `GET /api/invoice/invoices/${id}`)
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => from + Math.sign(to - from) * step)

describe('GET /apps/invoice/invoices', () => {
  test('INV-20 returns ten of all, the highest number first, all invoices under allData, and the number of matches', async () => {
    const { allData, invoices, total } = await list(open())
    expect([ids(invoices), ids(allData).sort(), total]).toEqual([range(5036, 5027), range(4987, 5036), 50])
    expect(invoices.every(({ issuedDate }) => /^\d{2} [A-Z][a-z]{2} \d{4}$/.test(String(issuedDate)))).toBe(true)
    const known = new Map(allData.map((row) => [row.id, row]))
    expect(invoices.map(({ id }) => known.get(id))).toEqual(invoices)
  })

  test('INV-29 allData=false returns a page with the totals of all invoices instead, whatever the filters', async () => {
    const mock = open()
    const { allData } = await list(mock)
    const answer = (await ask(mock, 'GET /apps/invoice/invoices?allData=false&status=Draft&perPage=2')).body
    // an overpaid one, `-฿20`, is owed nothing
    const owed = ({ balance }: Row) => {
      const text = String(balance)
      return text.startsWith('-') ? 0 : Number(text.replace(/[^\d.]/g, ''))
    }
    const sumOf = (rows: Row[]) => rows.reduce((sum, row) => sum + owed(row), 0)
    expect(Object.keys(answer).toSorted()).toEqual(['invoices', 'summary', 'total'])
    expect(answer.invoices).toHaveLength(2)
    const { outstanding, overdue } = answer.summary
    expect([outstanding, overdue].map((sum) => sum.toFixed(2))).toEqual(
      [
        sumOf(allData.filter(({ invoiceStatus }) => invoiceStatus !== 'Draft')),
        sumOf(allData.filter(({ invoiceStatus }) => invoiceStatus === 'Past Due')),
      ].map((sum) => sum.toFixed(2)),
    )
    expect(answer.summary.counts.Draft).toBe(answer.total)
    expect(Object.values(answer.summary.counts as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(50)
  })

  test('INV-29 orderNumber finds the invoices of an order, and only those', async () => {
    const mock = open()
    const invoice = { ...newInvoice, orderNumber: 'LR-20261121-000031' }
    await ask(mock, 'POST /apps/invoice/add', { body: { invoice }, key: 'k' })
    const { invoices, total } = await list(mock, '?orderNumber=LR-20261121-000031')
    expect([ids(invoices), total]).toEqual([[5037], 1])
    expect((await list(mock, '?orderNumber=LR-2026')).total).toBe(0)
  })

  test('INV-20 allData is always complete, whatever the filters', async () => {
    const mock = open()
    const { allData, invoices, total } = await list(mock, '?status=Draft&q=nowhere&page=9')
    expect([allData.length, invoices, total]).toEqual([50, [], 0])
  })

  test.each([
    ['?page=2', range(5026, 5017)],
    ['?page=5', range(4996, 4987)],
    ['?page=6', []],
    ['?perPage=25&page=2', range(5011, 4987)],
    ['?page=0&perPage=many&q=&status=', range(5036, 5027)],
  ])(
    'INV-21 pages count from 1; past the end is empty; invalid values mean the default (%s)',
    async (query, expected) => {
      const { invoices, total } = await list(open(), query)
      expect([ids(invoices), total]).toEqual([expected, 50])
    },
  )

  test.each(statuses)('INV-22 status %s in any case finds the invoices with that status', async (status) => {
    const mock = open()
    const { allData } = await list(mock)
    const expected = ids(allData.filter(({ invoiceStatus }) => invoiceStatus === status))
      .sort()
      .reverse()
    expect(expected.length).toBeGreaterThan(0)
    for (const written of [status, status.toLowerCase(), status.toUpperCase()]) {
      const { invoices, total } = await list(mock, `?perPage=50&status=${encodeURIComponent(written)}`)
      expect([ids(invoices), total]).toEqual([expected, expected.length])
    }
  })

  test.each([
    ['the client’s name', 'เบญจมาศ', ({ client }: Row) => client.name.includes('เบญจมาศ')],
    [
      'the e-mail in any case',
      ' OFFICE@talaytai ',
      ({ client }: Row) => client.companyEmail.startsWith('office@talaytai'),
    ],
    ['the number', '5030', ({ id }: Row) => id === 5030],
    ['the service', 'ชาเขียวใบหม่อน', ({ service }: Row) => service === 'ชาเขียวใบหม่อน'],
  ])('INV-23 finds by %s', async (_, q, isMeant) => {
    const mock = open()
    const { allData } = await list(mock)
    const expected = ids(allData.filter(isMeant)).sort().reverse()
    const { invoices, total } = await list(mock, `?perPage=50&q=${encodeURIComponent(q)}`)
    expect(expected.length).toBeGreaterThan(0)
    expect([ids(invoices), total]).toEqual([expected, expected.length])
  })

  test.each([
    ['total', (row: Row) => row.total],
    ['id', (row: Row) => row.id],
    ['dueDate', (row: Row) => Date.parse(row.dueDate)],
    ['invoiceStatus', (row: Row) => statuses.indexOf(row.invoiceStatus)],
  ])('INV-24 sorts all rows by %s, both ways', async (column, of) => {
    const mock = open()
    const values = async (more: string) => (await list(mock, `?perPage=50&sortBy=${column}${more}`)).invoices.map(of)
    const up = await values('')
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(await values('&sortDesc=true')).toEqual([...up].reverse())
  })
})

describe('sample invoices', () => {
  test('INV-25 balance, status and totals of each agree with its payments and dates', async () => {
    const mock = open()
    const { allData } = await list(mock)
    expect([...new Set(allData.map(({ invoiceStatus }) => invoiceStatus))].sort()).toEqual([...statuses].sort())
    for (const { id } of allData) {
      const { invoice } = (await one(mock, id)).body
      if (invoice.invoiceStatus === 'Cancelled') continue
      const paid = invoice.payments.reduce(
        (sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100),
        0,
      )
      const left = (Math.round(invoice.total * 100) - paid) / 100
      const said = typeof invoice.balance === 'number' ? invoice.balance : Number(invoice.balance.replace(/[฿,]/g, ''))
      expect([id, said]).toEqual([id, left])
      if (invoice.invoiceStatus === 'Paid') expect(left).toBeLessThanOrEqual(0)
      if (invoice.invoiceStatus === 'Past Due')
        expect(Date.parse(invoice.dueDate)).toBeLessThan(Date.parse('20 Nov 2026'))
    }
  })
})

describe('GET /api/invoice/invoices/{id}', () => {
  test('INV-26 returns the invoice with its items and the fixed payment details', async () => {
    const mock = open()
    const first = await one(mock, 4987)
    expect([first.status, first.body.invoice.id, first.body.invoice.items.length > 0]).toEqual([200, 4987, true])
    expect(Object.keys(first.body.paymentDetails)).toEqual(['totalDue', 'bankName', 'country', 'iban', 'swiftCode'])
    expect((await one(mock, 5036)).body.paymentDetails).toEqual(first.body.paymentDetails)
  })

  test.each([1, 'abc', 99_999])('INV-26 %s is 404 without a body', async (id) => {
    expect(await one(open(), id)).toEqual({ status: 404, body: undefined })
  })
})

test('INV-27 GET /api/invoice/clients returns a bare list of the clients of the first five invoices', async () => {
  const mock = open()
  const { status, body } = await ask(mock, 'GET /api/invoice/clients')
  const firstFive = await Promise.all(range(4987, 4991).map(async (id) => (await one(mock, id)).body.invoice.client))
  expect([status, body]).toEqual([200, firstFive])
})

describe('DELETE /apps/invoice/delete', () => {
  test('INV-28 removes one and nothing else; a second time is 404', async () => {
    const mock = open()
    expect(await ask(mock, 'DELETE /apps/invoice/delete?id=5004')).toEqual({ status: 200, body: undefined })
    expect(ids((await list(mock)).allData).sort()).toEqual(range(4987, 5036).filter((id) => id !== 5004))
    expect(await ask(mock, 'DELETE /apps/invoice/delete?id=5004')).toEqual({ status: 404, body: undefined })
    expect((await list(mock)).total).toBe(49)
  })
})
