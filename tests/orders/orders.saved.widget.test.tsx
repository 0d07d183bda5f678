// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { focused } from '../helpers/looking'
import { ordersDesk } from './orders-desk'

async function desk(query: string) {
  const onQueryChanged = vi.fn()
  const page = await ordersDesk({ perPage: 100, query, onQueryChanged })
  const entries = () =>
    page
      .all('[role^=menuitem]')
      .map((each) => `${each.textContent}${each.getAttribute('aria-checked') === 'true' ? ' ✓' : ''}`)
  return {
    ...page,
    entries,
    menu: async () => {
      await page.press('Saved filters')
      await page.until(() => page.find('[role^=menuitem]'))
    },
    address: () => onQueryChanged.mock.lastCall?.[0].query,
    says: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    name: (text: string) => page.type('dialog input', text),
  }
}

test('ORDERS-312 the filters of the list are named, chosen again in one step, renamed and removed', async () => {
  const page = await desk('orderStatus=new&paymentMethod=transfer&sortBy=total')
  await page.choose('Saved filters', 'Save these filters…')
  await page.says('Save the current filters as')
  await page.press('Save')
  await page.says('Enter a name.')
  await page.name('ใหม่ โอน')
  await page.press('Save')
  await page.until(() => expect(page.all('dialog')).toEqual([]))
  await page.menu()
  expect(page.entries()).toEqual(['ใหม่ โอน ✓', 'Save or change filters…'])
  await page.run(() => page.all('[role^=menuitem]')[0]?.click())
  await page.tab('Packed')
  await page.until(() => expect(page.address()).toContain('orderStatus=packed'))
  await page.menu()
  expect(page.entries()[0]).toBe('ใหม่ โอน')
  await page.run(() => page.all('[role^=menuitem]')[0]?.click())
  const wanted = page.stored.filter(({ OrderStatus }) => OrderStatus === 'new').length
  await page.until(() => expect(page.numbers().length).toBeLessThanOrEqual(wanted))
  expect(Object.fromEntries(new URLSearchParams(page.address()))).toEqual({
    orderStatus: 'new',
    paymentMethod: 'transfer',
    sortBy: 'total',
  })
  await page.choose('Saved filters', 'Save or change filters…')
  await page.says('Save the current filters as')
  await page.press('Rename ใหม่ โอน')
  await page.type('dialog li input', 'โอนใหม่')
  await page.run(() => page.find<HTMLFormElement>('dialog li form').requestSubmit())
  await page.until(() => page.button('Remove โอนใหม่'))
  await page.press('Remove โอนใหม่')
  expect(page.all('dialog li')).toEqual([])
  expect(focused(document)).toBe(page.find('dialog'))
})
