// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { only } from './invoices-desk'
import { invoicesPage } from './invoices-page'

const listed = async (query: string, more: Parameters<typeof invoicesPage>[0] = {}) => {
  const page = await invoicesPage({ ...more, list: { query } })
  await page.until(() => expect(page.ids().length > 0).toBe(true))
  return page
}

const menuOf = async (page: Awaited<ReturnType<typeof listed>>, id: number) => {
  await page.press(`More actions for invoice ${id}`)
  await page.until(() => expect(page.all('[role=menuitem]').length > 0).toBe(true))
  return page.all('[role=menuitem]').map((each) => each.textContent)
}

test('PAPER-20 a draft offers Delete, an issued invoice Cancel, a cancelled one neither', async () => {
  const draft = await listed('status=Draft')
  expect(await menuOf(draft, draft.ids()[0] ?? 0)).toEqual(['Record a payment', 'Print', 'Edit', 'Duplicate', 'Delete'])
  const sent = await listed('status=Sent')
  expect((await menuOf(sent, sent.ids()[0] ?? 0)).slice(-1)).toEqual(['Cancel invoice'])
  const cancelled = await listed('status=Cancelled')
  expect(await menuOf(cancelled, 5013)).toEqual(['Print', 'Duplicate'])
})

test('PAPER-21 cancelling asks for a reason, says what it does, and the row leaves its tab', async () => {
  const page = await listed('status=Sent')
  const [id = 0] = page.ids()
  await page.choose(`More actions for invoice ${id}`, 'Cancel invoice')
  await page.shown('It keeps its number')
  await page.press('Cancel invoice')
  await page.shown('This field is required')
  expect(page.sent).toEqual([])
  await page.type(page.field('Reason'), 'ชื่อผิด')
  await page.press('Cancel invoice')
  await page.shown(`Invoice ${id} cancelled`)
  await page.until(() => expect(page.ids()).not.toContain(id))
  expect([page.sent, (await page.stored(id)).cancelled?.reason]).toEqual([['POST /apps/invoice/cancel'], 'ชื่อผิด'])
})

test('PAPER-22 a draft that was issued in the meantime comes back, and the message says to cancel it', async () => {
  const page = await listed('status=Draft')
  const [id = 0] = page.ids()
  await ask(page.mock, 'POST /apps/invoice/update', { body: { invoice: { id, isPrinted: true } } })
  await page.choose(`More actions for invoice ${id}`, 'Delete')
  await page.pass(5_000)
  await page.shown(`Invoice ${id} was issued in the meantime. Cancel it instead.`)
})

test('PAPER-23 the preview of a cancelled one has a stamp and the reason, and nothing that changes it', async () => {
  const page = await invoicesPage({ one: { invoiceId: 5013 } })
  await page.until(() => expect(page.all('[data-stamp]').length).toBe(1))
  expect(page.find('[data-stamp]').textContent).toContain('ยกเลิก')
  expect(page.text()).toContain('ลูกค้าขอแก้ชื่อบริษัท')
  for (const gone of ['Send', 'Edit', 'Record a payment']) expect(() => page.button(gone), gone).toThrow()
  const form = await invoicesPage({ one: { invoiceId: 5013, mode: 'edit' } })
  await form.shown('Invoice 5013 is cancelled')
})

test('PAPER-24 sending one that was cancelled in the meantime says so and keeps the letter', async () => {
  const page = await listed('status=Sent')
  const [id = 0] = page.ids()
  await page.press(`Send invoice ${id}`)
  await page.shown('Replies go to you')
  await ask(page.mock, 'POST /apps/invoice/cancel', { body: { id, reason: 'x' } })
  await page.press('Send')
  await page.shown('This invoice is cancelled. Nothing was changed.')
  expect(page.all('dialog').length).toBe(1)
})

test('PAPER-25 a failed cancellation says so and keeps the reason', async () => {
  const page = await listed('status=Sent', {
    fieldError: only('/apps/invoice/cancel', () => new Response('', { status: 403 })),
  })
  const [id = 0] = page.ids()
  await page.choose(`More actions for invoice ${id}`, 'Cancel invoice')
  await page.type(page.field('Reason'), 'ชื่อผิด')
  await page.press('Cancel invoice')
  await page.shown("You don't have permission to change invoices.")
  expect(page.find<HTMLTextAreaElement>(page.field('Reason')).value).toBe('ชื่อผิด')
})

test('INV-133 the button that closes the question is not called like the one that cancels the invoice', async () => {
  const page = await listed('status=Sent')
  const [id = 0] = page.ids()
  await page.choose(`More actions for invoice ${id}`, 'Cancel invoice')
  await page.shown('It keeps its number')
  expect(page.all('dialog footer button, dialog button').map((each) => each.textContent)).not.toContain('Cancel')
  await page.press("Don't cancel")
  await page.until(() => expect(page.all('dialog').length).toBe(0))
  expect(page.sent).toEqual([])
})

test('INV-134 who comes second is told who cancelled it first, and why', async () => {
  const page = await listed('status=Sent')
  const [id = 0] = page.ids()
  await page.choose(`More actions for invoice ${id}`, 'Cancel invoice')
  await page.type(page.field('Reason'), 'ชื่อผิด')
  const body = { email: 'admin@langraan.test', password: 'admin' }
  const token = (await ask(page.mock, 'POST /jwt/login', { body })).body.accessToken
  await ask(page.mock, 'POST /apps/invoice/cancel', { body: { id, reason: 'ออกซ้ำ' }, token })
  await page.press('Cancel invoice')
  await page.shown(`Invoice ${id} was already cancelled`)
  await page.shown('มาลี ใจดี · ออกซ้ำ')
})

test('INV-135 before a paid one is cancelled, the question says what was paid', async () => {
  const page = await listed('status=Paid')
  const [id = 0] = page.ids()
  await page.choose(`More actions for invoice ${id}`, 'Cancel invoice')
  const { total } = (await page.stored(id)) as unknown as { total: number }
  await page.shown(`฿${total.toLocaleString('en', { minimumFractionDigits: 2 })} has already been paid.`)
})
