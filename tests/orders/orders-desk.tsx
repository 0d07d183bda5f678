import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanOrders, type RaanOrdersProps } from '../../src/widgets/orders'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

/** stands between the list and its backend */
type Between = (request: Request, backend: Transport) => Promise<Response>

type Stored = { OrderNumber: string; OrderStatus: string; trackingNumber: string; shopId: number; province: string }

/** The list of orders on a page, with what staff do to it. */
export async function ordersDesk(props: RaanOrdersProps = {}, between?: Between) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const asked: { call: string; query: string; body: unknown }[] = []
  const transport: Transport = async (request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.clone().text()
    asked.push({
      call: `${request.method} ${pathname}`,
      query: search.slice(1),
      body: text === '' ? undefined : JSON.parse(text),
    })
    return between ? between(request, mock.transport) : mock.transport(request)
  }
  const page = await widgetPage(<RaanOrders {...props} />, { transport })
  const { body } = await ask(mock, 'GET /api/orders?perPage=100')
  const stored = body.orders as Stored[]
  const numbers = () => page.all('tbody [data-key=open]').map((each) => each.textContent ?? '')
  const desk = {
    ...page,
    mock,
    asked,
    stored,
    numbers,
    show: (next: RaanOrdersProps) => page.show(<RaanOrders {...next} />),
    /** another screen takes its place */
    leave: () => page.show(<p>another screen</p>),
    /** every row of the first page is here */
    ready: () => page.until(() => page.find('tbody [data-key=open]')),
    tick: (OrderNumber: string) => page.click(`tr[data-row="${OrderNumber}"] input[type=checkbox]`),
    tab: (name: string) =>
      page.run(() =>
        page
          .all('[role=tab]')
          .find((each) => each.textContent?.startsWith(name))
          ?.click(),
      ),
    tabs: () => page.all('[role=tab]').map((each) => each.textContent),
    /** takes an entry of a menu whose code comes when it is opened */
    async choose(menu: string, entry: string) {
      await page.press(menu)
      const item = () => page.all('[role^=menuitem]').find((each) => each.textContent?.startsWith(entry))
      await page.until(() => {
        if (!item()) throw new Error(`no entry ${entry} in: ${page.text()}`)
      })
      await page.run(() => item()?.click())
    },
    of: (call: string) => asked.filter((each) => each.call === call),
    fresh: async (OrderNumber: string) =>
      (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order as Stored & { history: unknown[] },
  }
  await desk.ready()
  return desk
}
