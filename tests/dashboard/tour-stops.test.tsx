// @vitest-environment happy-dom

import { messages } from 'langraan:messages/dashboard.tour'
import { expect, test } from 'vitest'
import { useTourStops } from '../../src/widgets/dashboard/tour/use-tour-stops'
import { defineWidget } from '../../src/widgets/runtime/define-widget'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

function StopsView({ open }: { open: readonly string[] }) {
  const stops = useTourStops(open)
  return stops.map(({ title, text, path }) => path === '/desk/orders' && <p key={path}>{[title, ' – ', text]}</p>)
}
const Stops = defineWidget<{ open: readonly string[] }>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: StopsView,
})

test.each([
  ['who takes orders', ['/desk/order', '/desk/orders', '/desk/labels'], 'confirm, pack, ship'],
  ['who packs', ['/desk/orders', '/desk/labels'], 'takes a confirmed order one step further: pack, then ship'],
  ['who only reads', ['/desk/orders', '/desk/cod'], 'Every order – Saved orders are listed here with their payment'],
])('FIRST-5068 the tour names the steps of an order as far as they are those of a user %s', async (_, open, said) => {
  const page = await widgetPage(<Stops open={open} />, { transport: fakeTransport({}) })
  await page.until(() => expect(page.text()).toContain(said))
})
