// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanOrders } from '../../src/widgets/orders'
import { focused } from '../helpers/looking'
import { widgetPage } from '../helpers/widget-page'

const one = 'LR-20261121-000030'
const two = 'LR-20261121-000029'

/** A page that keeps the query in its address; `go` is what the browser's Back does. */
function Page({ address, onGo }: { address: string[]; onGo(go: (query: string) => void): void }) {
  const [query, setQuery] = useState(address[0])
  onGo(setQuery)
  return (
    <RaanOrders
      query={query}
      onQueryChanged={({ query: next, replace }) => {
        if (replace) address.pop()
        address.push(next)
        setQuery(next)
      }}
    />
  )
}

async function desk(query = '') {
  const { transport } = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const address = [query]
  let go: (query: string) => void = () => undefined
  const page = await widgetPage(<Page address={address} onGo={(set) => (go = set)} />, { transport })
  const dialog = () => page.all('dialog')[0]
  return {
    ...page,
    address,
    dialog,
    goTo: (next: string) => page.run(() => go(next)),
    opened: (OrderNumber: string) =>
      page.until(() => {
        expect(dialog()?.textContent).toContain(OrderNumber)
        expect(dialog()?.textContent).toContain('History')
      }),
    gone: () => page.until(() => expect(dialog()).toBeUndefined()),
  }
}

test('ORDERS-304 an opened order is in the address beside the filters; Back closes it, an address opens it', async () => {
  const page = await desk('orderStatus=new')
  await page.until(() => page.find(`[data-row="${one}"]`))
  await page.click(`[data-row="${one}"] [data-key=open]`)
  await page.opened(one)
  expect(page.address).toEqual(['orderStatus=new', `orderStatus=new&order=${one}`])
  await page.goTo('orderStatus=new')
  await page.gone()
  expect(page.find('[role=tab][aria-selected=true]').textContent).toMatch(/^New/)
  await page.goTo(`orderStatus=new&order=${two}`)
  await page.opened(two)
  await page.press('Close')
  await page.gone()
  expect(page.address.at(-1)).toBe('orderStatus=new')
})

test('ORDERS-304 a shared address opens list and order together, and the list keeps it while it changes', async () => {
  const page = await desk(`page=2&order=${one}`)
  await page.opened(one)
  await page.until(() => expect(page.text()).toContain('11–20 of 30'))
  await page.press('Next page')
  expect(page.address.at(-1)).toBe(`page=3&order=${one}`)
  expect(page.dialog()).toBeDefined()
})

test('ORDERS-305 Back asks before unsaved changes of an open order are lost', async () => {
  const page = await desk()
  await page.until(() => page.find(`[data-row="${one}"]`))
  await page.click(`[data-row="${one}"] [data-key=open]`)
  await page.opened(one)
  await page.press('Edit')
  await page.until(() => page.find('dialog textarea'))
  await page.type('dialog textarea', 'ฝากไว้หน้าบ้าน')
  await page.goTo('')
  await page.until(() => expect(page.text()).toContain('Leave without saving?'))
  expect(page.address.at(-1)).toBe(`order=${one}`)
  await page.press('Keep editing')
  await page.until(() => expect(page.text()).not.toContain('Leave without saving?'))
  expect(page.find<HTMLTextAreaElement>('dialog textarea').value).toBe('ฝากไว้หน้าบ้าน')
  await page.goTo('page=2')
  await page.until(() => expect(page.text()).toContain('Leave without saving?'))
  await page.press('Leave')
  await page.gone()
})

function focusedRow() {
  const control = focused(document) as HTMLElement | null
  return [control?.closest<HTMLElement>('[data-row]')?.dataset.row, control?.dataset.key]
}

test('UI-2260 an order that was opened by a press anywhere on its row gives the focus back to that row', async () => {
  const page = await desk()
  await page.until(() => page.find(`[data-row="${two}"]`))
  await page.run(() => page.all(`[data-row="${two}"] td`)[3]?.click())
  await page.opened(two)
  await page.goTo('')
  await page.gone()
  await page.until(() => expect(focusedRow()).toEqual([two, 'open']))
})

test('UI-2261 an order that was opened by its address gives the focus to its row', async () => {
  const page = await desk(`order=${two}`)
  await page.opened(two)
  await page.until(() => page.find(`[data-row="${two}"]`))
  await page.goTo('')
  await page.gone()
  await page.until(() => expect(focusedRow()).toEqual([two, 'open']))
})

test('UI-2261 an order that was opened by its address, and is on another page of the list, gives the focus to the list', async () => {
  const other = await desk(`page=2&order=${one}`)
  await other.opened(one)
  await other.goTo('page=2')
  await other.gone()
  await other.until(() => expect(focused(document)?.getAttribute('part')).toBe('orders'))
})
