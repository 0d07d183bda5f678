import type { Customer } from '../../src/core/customers/customers.contract'
import { createMock } from '../../src/mock'
import { CustomersScreen } from '../../src/widgets/customers'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}

/** The list of customers on a page, with a backend that can be broken from the start. */
export async function customersDesk({
  query = '',
  fieldError: firstError,
  rowless = false,
  permissions,
}: {
  query?: string
  fieldError?: FieldError
  /** the list finds nobody */
  rowless?: boolean
  permissions?: readonly string[]
} = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  let fieldError = firstError
  const moved: { query: string; replace: boolean }[] = []
  const opened: string[] = []
  const chosen: unknown[] = []
  let newOrders = 0
  const page = await widgetPage(null, {
    transport: async (request) => (await fieldError?.(request)) ?? mock.transport(request),
  })
  page.engine.events$.subscribe((event) => event.type === 'customers.chosen' && chosen.push(event.customer))
  if (permissions) await signInWith(page, mock, permissions)
  await page.show(
    <CustomersScreen
      query={query}
      onQueryChanged={(change) => moved.push(change)}
      orderHref={(OrderNumber) => `/orders/${OrderNumber}`}
      onOpenOrder={(OrderNumber) => opened.push(OrderNumber)}
      onNewOrder={() => {
        newOrders += 1
      }}
    />,
  )
  const { body } = await ask(mock, 'GET /api/customers?perPage=100')
  if (!firstError && !rowless) await page.until(() => page.find('tbody [data-customer]'))
  return {
    ...page,
    mock,
    moved,
    opened,
    chosen,
    newOrders: () => newOrders,
    stored: body.customers as Customer[],
    breakIt(next?: FieldError) {
      fieldError = next
    },
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
  }
}
