// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createEngine } from '../../src/core'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { RaanOrders } from '../../src/widgets/orders'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

async function table(storage = memoryStorage()) {
  const { transport } = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const page = await widgetPage(<RaanOrders />, { transport, storage })
  await page.until(() => page.find('tbody [data-key=open]'))
  const heads = () => page.all('thead th').map((each) => each.textContent)
  const entry = (label: string) =>
    page.all('[role=menuitemcheckbox]').find((each) => each.textContent?.trim() === label) as HTMLElement
  const open = async () => {
    await page.press('Columns')
    await page.until(() => page.find('[role=menuitemcheckbox]'))
  }
  const isOn = (label: string) => entry(label).getAttribute('aria-checked')
  return { ...page, storage, heads, entry, isOn, open, choose: (label: string) => page.run(() => entry(label).click()) }
}

const all = ['Order', 'Customer', 'Province', 'Items', 'Total', 'Payment', 'Delivery', 'Status', 'Next step']

test('ORDERS-300 staff choose the columns one after another in the open menu, except the order itself', async () => {
  const desk = await table()
  expect(desk.heads().slice(1)).toEqual(all)
  await desk.open()
  expect(desk.entry('Order')).toBeUndefined()
  await desk.choose('Province')
  await desk.choose('Next step')
  await desk.choose('Items')
  expect(desk.heads().slice(1)).toEqual(['Order', 'Customer', 'Total', 'Payment', 'Delivery', 'Status'])
  await desk.choose('Items')
  expect(desk.heads()).toContain('Items')
  expect([desk.isOn('Province'), desk.isOn('Items'), desk.isOn('Only columns that fit')]).toEqual([
    'false',
    'true',
    'false',
  ])
  await desk.choose('Only columns that fit')
  await desk.until(() => expect(desk.heads().slice(1)).toEqual(all))
})

test('ORDERS-301 columns and one line per order are kept on this device', async () => {
  const first = await table()
  const row = () => first.find('tbody [data-key=open]').closest('td') as HTMLElement
  const year = / \d{4}, /
  expect(row().textContent).toMatch(year)
  await first.open()
  await first.choose('Province')
  await first.choose('One line per order')
  expect(row().textContent).not.toMatch(year)
  const next = await table(first.storage)
  expect(next.heads()).not.toContain('Province')
  expect(next.find('tbody [data-key=open]').closest('td')?.textContent).not.toMatch(year)
})

test('ORDERS-301 an unreadable record means columns that fit, on two lines', async () => {
  const storage = memoryStorage()
  const open = async () => {
    const view = createEngine({ transport: fakeTransport({}), storage }).view('orders.table')
    await view.settled()
    const { hidden, isDense } = view.getSnapshot().context
    return { view, hidden, isDense }
  }
  const { view } = await open()
  view.send({ type: 'columns.hide', hidden: ['items'] })
  view.send({ type: 'density.set', isDense: true })
  expect(await open()).toMatchObject({ hidden: ['items'], isDense: true })
  for (const broken of ['{', '[]', '{"version":2,"isDense":true}', '{"version":1,"hidden":[1],"isDense":"yes"}']) {
    storage.local.set('langraan.orders.table', broken)
    expect(await open()).toMatchObject({ hidden: undefined, isDense: false })
  }
})
