import type { Invoice } from '../../src/core/invoices/invoices.invoice'
import { createMock } from '../../src/mock/index'
import { RaanInvoice, type RaanInvoiceProps, RaanInvoices, type RaanInvoicesProps } from '../../src/widgets/invoices'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | Promise<Response> | undefined
type Options = {
  fieldError?: FieldError
  list?: RaanInvoicesProps
  one?: RaanInvoiceProps
  locale?: string
  /** somebody is signed in who may do this and nothing else */
  permissions?: readonly string[]
}

/** Invoices on a page, with a backend that can be broken from the start. */
export async function invoicesPage({ fieldError: firstError, list, one, locale, permissions }: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  let fieldError = firstError
  const sent: string[] = []
  const moved: { query: string; replace: boolean }[] = []
  const page = await widgetPage(null, {
    ...(locale && { locale }),
    transport: async (request) => {
      if (request.method !== 'GET') sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return (await fieldError?.(request)) ?? mock.transport(request)
    },
  })
  if (permissions) await signInWith(page, mock, permissions)
  await page.show(
    one ? <RaanInvoice {...one} /> : <RaanInvoices onQueryChanged={(change) => moved.push(change)} {...list} />,
  )
  const shown = (text: string) =>
    page.until(() => {
      if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
    })
  const rows = () => page.all('tbody [data-row]')
  return {
    ...page,
    mock,
    sent,
    moved,
    shown,
    rows,
    ids: () => rows().map((row) => Number(row.dataset.row)),
    row: (id: number) => page.find(`[data-row="${id}"]`),
    gone: (selector: string) =>
      page.until(() => {
        if (page.all(selector).length > 0) throw new Error(`still there: ${selector}`)
      }),
    /** the control a label names */
    field(label: string): string {
      const own = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label)
      if (!own) throw new Error(`no field ${label} in ${page.text()}`)
      return `[id="${own.getAttribute('for')}"]`
    },
    /** opens the menu of a row and chooses */
    async choose(menu: string, item: string) {
      await page.press(menu)
      await page.until(() => {
        if (page.all('[role=menuitem]').length === 0) throw new Error('no menu')
      })
      await page.run(() => {
        const found = page.all('[role=menuitem]').find((each) => each.textContent === item)
        if (!found) throw new Error(`no ${item}`)
        found.click()
      })
    },
    breakIt(next?: FieldError) {
      fieldError = next
    },
    open: (next: RaanInvoiceProps) => page.show(<RaanInvoice key={JSON.stringify(next)} {...next} />),
    stored: async (id: number): Promise<Invoice & { sent?: { to: string } }> =>
      (await ask(mock, `GET /api/invoice/invoices/${id}`)).body?.invoice,
  }
}
