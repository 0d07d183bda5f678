// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { RaanInvoiceProps } from '../../src/widgets/invoices'
import { ask } from '../helpers/ask'
import { only } from './invoices-desk'
import { invoicesPage } from './invoices-page'

async function openForm(one: RaanInvoiceProps = { mode: 'add' }, onRequest?: (request: Request) => undefined) {
  const saved: { id: number; isNew: boolean }[] = []
  const page = await invoicesPage({
    ...(onRequest && { fieldError: onRequest }),
    one: { onSaved: (detail) => saved.push(detail), ...one },
  })
  await page.until(() => expect(page.all('[data-item]').length).toBeGreaterThan(0))
  const item = (line: number, name: string) => `li:nth-child(${line}) [data-field="items.${line - 1}.${name}"] input`
  return {
    ...page,
    saved,
    item,
    value: (selector: string) => page.find<HTMLInputElement>(selector).value,
    /** a client and one line: the least */
    async fill() {
      await page.type(page.field('Choose a client'), '0')
      await page.type(item(1, 'name'), 'ชาเขียว')
      await page.type(item(1, 'cost'), '107')
    },
    total: () => page.all('dl dd').at(-1)?.textContent,
  }
}

test('INV-100 a new invoice is written for a known client, shows live totals, and is saved once', async () => {
  const page = await openForm()
  await page.shown('No. 5037, unless taken first')
  await page.type(page.field('Shop'), '1')
  await page.fill()
  await page.type(page.item(1, 'quantity'), '3')
  expect(page.total()).toBe('฿321.00')
  await page.type(page.item(1, 'discount'), '10%')
  expect(page.total()).toBe('฿288.90')
  await page.run(() => {
    page.button('Save invoice').click()
    page.button('Save invoice').click()
  })
  await page.until(() => expect(page.saved).toEqual([{ id: 5037, isNew: true }]))
  expect([page.sent, (await page.stored(5037)).total]).toEqual([['POST /apps/invoice/add'], 288.9])
  await page.until(() => expect(page.all('article').length).toBe(1))
})

test('INV-3801 the form asks for the shops once', async () => {
  const asked: string[] = []
  await openForm({ mode: 'add' }, ({ url }) => void asked.push(new URL(url).pathname))
  expect(asked.filter((path) => path === '/api/shops')).toHaveLength(1)
})

test('INV-101 Enter in a line adds the next one and moves there; a removed line moves the focus to a neighbour', async () => {
  const page = await openForm()
  await page.type(page.item(1, 'name'), 'หนึ่ง')
  await page.key(page.item(1, 'cost'), { key: 'Enter' })
  expect([page.all('[data-item]').length, document.activeElement]).toEqual([2, page.find(page.item(2, 'name'))])
  await page.type(page.item(2, 'name'), 'สอง')
  await page.press('Remove สอง')
  expect([page.all('[data-item]').length, document.activeElement]).toEqual([1, page.find(page.item(1, 'name'))])
  await page.press('Remove หนึ่ง')
  expect([page.all('[data-item]').length, page.value(page.item(1, 'name'))]).toEqual([1, ''])
  expect(page.sent).toEqual([])
})

test('INV-102 missing values are named, and the first has the focus', async () => {
  const page = await openForm()
  await page.type(page.item(1, 'cost'), 'ten')
  await page.press('Save invoice')
  await page.shown('Line 1: Price: Enter an amount, e.g. 120 or 45.50')
  await page.shown('Client: This field is required')
  expect(document.activeElement).toBe(page.find(page.field('Choose a client')))
  await page.press('Line 1: Price: Enter an amount, e.g. 120 or 45.50')
  expect(document.activeElement).toBe(page.find(page.item(1, 'cost')))
  expect(page.sent).toEqual([])
})

test('INV-103 a new client is entered in a drawer, validated there, and shown on the invoice', async () => {
  const page = await openForm()
  await page.press('New client')
  await page.press('Use this client')
  await page.shown('This field is required')
  await page.type(page.field('Name'), 'คุณใหม่')
  await page.type(page.field('Tax number'), '๑-๒๓๔๕-๖๗๘๙๐-๑๒-๑')
  await page.press('Use this client')
  await page.gone('dialog')
  await page.shown('คุณใหม่')
  await page.shown('1234567890121')
})

test("INV-4769 a client's tax number with a mistyped digit is said at its field, unless the client is in another country", async () => {
  const page = await openForm()
  await page.press('New client')
  await page.type(page.field('Name'), 'คุณใหม่')
  await page.type(page.field('Tax number'), '1-2345-67890-12-3')
  await page.press('Use this client')
  await page.shown("There is a typing error in this number: its last digit doesn't fit")
  await page.type(page.field('Country'), 'Laos')
  await page.press('Use this client')
  await page.gone('dialog')
  await page.shown('1234567890123')
})

test('INV-104 a shop without a tax number charges no VAT, and its tax options are disabled', async () => {
  const page = await openForm()
  await page.type(page.field('Shop'), '1')
  expect(page.value(page.field('VAT'))).toBe('included')
  await page.type(page.field('Shop'), '3')
  expect(page.value(page.field('VAT'))).toBe('none')
  const options = page.all(`${page.field('VAT')} option`) as HTMLOptionElement[]
  expect(options.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['none', false],
    ['included', true],
    ['added', true],
  ])
})

test.each([
  ["You're offline. We couldn't confirm whether it was saved.", () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    "The shop's system couldn't answer just now. We couldn't confirm whether it was saved.",
    () => new Response('{}', { status: 500 }),
  ],
  [
    "The shop's system sent an invalid response. We couldn't confirm whether it was saved.",
    () => new Response('{"invoice":'),
  ],
  [
    "Line 1: Price: Can't be negative",
    () => Response.json({ error: { 'invoice.items.0.cost': 'negative' } }, { status: 422 }),
  ],
  [
    'Client: Email: Enter a valid email address',
    () => Response.json({ error: { 'invoice.client.companyEmail': 'email' } }, { status: 422 }),
  ],
] as const)('INV-105 a failed save keeps the form: %s', async (says, answer) => {
  const page = await openForm()
  await page.fill()
  page.breakIt(only('/apps/invoice/add', answer))
  await page.press('Save invoice')
  await page.passUntil(says)
  expect(page.value(page.item(1, 'name'))).toBe('ชาเขียว')
  page.breakIt()
  await page.press('Save invoice')
  await page.until(() => expect(page.saved.length).toBe(1))
})

test('INV-106 leaving with unsaved changes asks first; a conflict is reported and can be overwritten', async () => {
  const page = await openForm({ mode: 'edit', invoiceId: 4990 })
  await page.type(page.field('Note'), 'ของฉัน')
  await page.press('Cancel')
  await page.shown('Leave without saving?')
  await page.press('Keep editing')
  const current = await page.stored(4990)
  page.breakIt(
    only('/apps/invoice/update', () =>
      Response.json({ invoice: { ...current, version: 9, note: 'ของเขา' } }, { status: 409 }),
    ),
  )
  await page.press('Save invoice')
  await page.shown('Someone else changed this invoice.')
  await page.press('Use theirs, discard mine')
  expect(page.value(page.field('Note'))).toBe('ของเขา')
  await page.press('Cancel')
  await page.until(() => expect(page.all('article').length).toBe(1))
})

test('INV-141 a form whose invoice was cancelled in the meantime says so, and offers nothing that cannot be saved', async () => {
  const page = await openForm({ mode: 'edit', invoiceId: 5033 })
  await page.type(page.field('Note'), 'ของฉัน')
  await ask(page.mock, 'POST /apps/invoice/cancel', { body: { id: 5033, reason: 'x' } })
  await page.press('Save invoice')
  await page.shown('This invoice was cancelled in the meantime')
  expect(page.value(page.field('Note'))).toBe('ของฉัน')
  expect(page.text()).not.toContain('Overwrite with mine')
  await page.press('View invoice 5033')
  await page.press('Leave')
  await page.until(() => expect(page.all('[data-stamp]').length).toBe(1))
})
