// @vitest-environment happy-dom
import { afterAll, expect, test, vi } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanEmail } from '../../src/widgets/email'
import { RaanInvoice } from '../../src/widgets/invoices'
import { RaanUser } from '../../src/widgets/users'
import { widgetPage } from '../helpers/widget-page'

const network = vi.hoisted(() => {
  // nothing is here already that another file fetched
  vi.resetModules()
  return { again: undefined as (() => Promise<unknown>) | undefined }
})
afterAll(() => void vi.resetModules())

// what a browser does whose first import() failed: the file alone comes from the other address
vi.mock('../../src/core/kernel/load-chunk', () => ({
  loadChunk: (load: () => Promise<unknown>) =>
    // the tokens' own code does arrive
    String(load).includes('auth.keeping')
      ? load()
      : (network.again?.() ?? Promise.reject(new TypeError('Failed to fetch'))),
}))

const userSheet = () => import('../../src/widgets/users/view/user-detail')
const userEdit = () => import('../../src/widgets/users/edit/user-edit')
const preview = () => import('../../src/widgets/invoices/preview/invoice-preview')
const print = () => import('../../src/widgets/invoices/print/invoice-print')
const form = () => import('../../src/widgets/invoices/form/invoice-form')
const mailList = () => import('../../src/widgets/email/mail-list')

test.each([
  ['the list of mails', mailList, <RaanEmail key="0" />, '[data-mail]'],
  ['a user', userSheet, <RaanUser key="1" userId={3} />, 'dl'],
  ['the form of a user', userEdit, <RaanUser key="2" userId={3} mode="edit" />, 'form'],
  ['an invoice', preview, <RaanInvoice key="3" invoiceId={5036} />, 'h2'],
  ['an invoice on paper', print, <RaanInvoice key="4" invoiceId={5036} mode="print" />, 'h2'],
  ['the form of an invoice', form, <RaanInvoice key="5" invoiceId={5036} mode="edit" />, 'form'],
])('ORDER-145 %s whose code failed to load is shown when requested again', async (_, load, part, shown) => {
  network.again = undefined
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const page = await widgetPage(null, { transport: mock.transport })
  await page.run(() => page.engine.login('admin@langraan.test', 'admin'))
  await page.show(part)
  await page.until(() => expect(page.text()).toContain("Couldn't load this section"))
  expect(page.all(shown)).toEqual([])
  network.again = load
  await page.press('Try again')
  await page.until(() => page.find(shown))
})
