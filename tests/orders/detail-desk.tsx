import type { ReactNode } from 'react'
import type { Order } from '../../src/core/orders/orders.contract'
import { createMock } from '../../src/mock'
import { OrderDrawer } from '../../src/widgets/orders/detail/order-drawer'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

export const now = '2026-11-21T05:00:00Z'

/** As it stands on the wire: amounts in baht. */
export type WireOrder = Omit<Order, 'total'> & { total: number }

type FieldError = (request: Request) => Response | Promise<Response> | undefined

export type Opened = Awaited<ReturnType<typeof openOrder>>

/** A drawer on the first order of the sample that `fits`, with a backend that can be broken. */
export async function openOrder(
  fits: (order: WireOrder) => boolean,
  {
    onPrint,
    show,
    signedIn = false,
    permissions,
  }: {
    onPrint?: (detail: { orderNumbers: readonly string[] }) => void
    show?: (OrderNumber: string) => ReactNode
    signedIn?: boolean
    /** somebody is signed in who may do this and nothing else */
    permissions?: readonly string[]
  } = {},
) {
  const mock = createMock({ now: () => new Date(now) })
  const { body } = await ask(mock, 'GET /api/orders?perPage=100')
  const found = (body.orders as WireOrder[]).find(fits)
  if (!found) throw new Error('no such order in the sample')
  const { OrderNumber } = found
  const closed: string[] = []
  const sent: { path: string; body: unknown }[] = []
  let fieldError: FieldError = () => undefined
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const isJson = request.headers.get('content-type') === 'application/json'
    if (isJson && pathname.startsWith('/api/orders/')) sent.push({ path: pathname, body: await request.clone().json() })
    return (await fieldError(request)) ?? mock.transport(request)
  }
  const node = show?.(OrderNumber) ?? (
    <OrderDrawer OrderNumber={OrderNumber} onClose={() => closed.push(OrderNumber)} onPrint={onPrint} />
  )
  const page = await widgetPage(null, { transport })
  if (signedIn) await page.run(async () => void (await page.engine.login('admin@langraan.test', 'admin')))
  if (permissions) await signInWith(page, mock, permissions)
  await page.show(node)
  return {
    page,
    mock,
    OrderNumber,
    found,
    closed,
    sent,
    /** the backend from now on; without one it works again */
    breakIt: (next: FieldError = () => undefined) => {
      fieldError = next
    },
    stored: async () => (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order as WireOrder,
    /** what somebody else does meanwhile */
    elsewhere: (call: string, change: object) => ask(mock, `POST /api/orders/${call}`, { body: change }),
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    gone: (text: string) =>
      page.until(() => {
        if (page.text().includes(text)) throw new Error(`still there: ${text}`)
      }),
    /** the control of a field by its visible label */
    field: (label: string) => {
      const found = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label) as
        | HTMLLabelElement
        | undefined
      if (!found?.htmlFor) throw new Error(`no field ${label} in: ${page.text()}`)
      return `[id="${found.htmlFor}"]`
    },
  }
}

export const refused = (status: number, body: object = {}) => Response.json(body, { status })
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}
