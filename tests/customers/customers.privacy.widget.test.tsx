// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { customersDesk, offline, only } from './customers-desk'

const open = 'tbody [data-customer] button'
afterEach(() => void vi.restoreAllMocks())

/** The panel of a customer whose orders are finished, or of one with open ones. */
async function panel(name = 'สมหญิง แสงทองดี') {
  const desk = await customersDesk({ query: `q=${name}` })
  await desk.click(open)
  await desk.shown('Personal data')
  // its effects run
  await desk.run(() => undefined)
  return desk
}

const erasure = async (desk: Awaited<ReturnType<typeof panel>>) => {
  await desk.press('Erase…')
  const question = desk.find('[role=alertdialog]')
  return { question, confirm: () => desk.press('Erase') }
}

test('CUST-40 everything stored about the customer is saved as a readable file', async () => {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const desk = await panel()
  await desk.press('Export')
  await desk.until(() => expect([blobs.length, click.mock.calls.length]).toEqual([1, 1]))
  const text = (await blobs[0]?.text()) ?? ''
  const { orders } = JSON.parse(text)
  expect([orders.length, text.includes('สมหญิง แสงทองดี'), text.split('\n').length > 20]).toEqual([2, true, true])
})

test('CUST-41 the question names what stays; once erased, the panel closes and the customer is gone', async () => {
  const desk = await panel()
  const { question, confirm } = await erasure(desk)
  expect(question.textContent).toContain('Order and invoice numbers, dates, goods, amounts and the province stay')
  await confirm()
  await desk.shown('Personal data erased')
  await desk.until(() => expect(desk.all('dialog')).toEqual([]))
  await desk.shown('No customers found')
})

test('CUST-42 open orders are named, and nothing is erased; a lost connection is reported and can be retried', async () => {
  const desk = await panel('Dao')
  await (await erasure(desk)).confirm()
  await desk.shown('Nothing was erased.')
  expect(desk.find('dialog').textContent).toContain('first: LR-20261116-000011, LR-20261120-000026')
  desk.breakIt(only('/api/customers/export', offline))
  await desk.press('Export')
  await desk.passUntil("That didn't work")
  expect(desk.text()).not.toContain('Nothing was erased.')
  desk.breakIt(only('/api/customers/export', () => new Response(null, { status: 403 })))
  await desk.press('Try again')
  await desk.passUntil("You don't have access to personal data")
})

test('CUST-43 a backend without these calls is reported as such', async () => {
  const desk = await panel()
  desk.breakIt(only('/api/customers/erase', () => new Response(null, { status: 404 })))
  await (await erasure(desk)).confirm()
  await desk.passUntil("the shop's system can't do this")
})
