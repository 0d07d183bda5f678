// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { dashboardDesk } from '../dashboard/dashboard-desk'
import { pass } from '../helpers/turns'

type Desk = Awaited<ReturnType<typeof dashboardDesk>>

const opener = (desk: Desk) => desk.page.querySelector<HTMLElement>('header button[aria-keyshortcuts]')
const rows = (desk: Desk) => desk.all('dialog [role=option]')

/** At the access control, with everything there that comes after the first screen. */
async function arrived(desk: Desk, account: 'admin' | 'client' = 'admin') {
  await desk.signIn(account)
  await desk.at('Access control')
  await desk.until(() => desk.find('button', 'Edit bookmarks'))
}

async function openSearch(desk: Desk) {
  await desk.until(() => expect(opener(desk)).toBeTruthy())
  await desk.happen(() => opener(desk)?.click())
  await desk.until(() => expect(desk.page.querySelector('dialog input')).toBeTruthy())
}

async function search(desk: Desk, q: string) {
  const input = desk.page.querySelector<HTMLInputElement>('dialog input')
  await desk.happen(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, q)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => pass(desk.clock, 180))
}

test('SEARCH-90 on the dashboard a selection opens its screen: a page, an order, the customers with a number, a chat', async () => {
  const onNavigated = vi.fn()
  const desk = await dashboardDesk({ path: '/access-control', onNavigated })
  await arrived(desk)
  await openSearch(desk)
  await search(desk, 'customers')
  await desk.until(() => expect(rows(desk).map((each) => each.dataset.key)).toEqual(['page 5']))
  await desk.happen(() => rows(desk)[0]?.click())
  await desk.at('Customers')
  expect(desk.focused()).toBe('Customers')

  await openSearch(desk)
  await search(desk, 'สมหญิง')
  await desk.until(() => expect(rows(desk).filter((each) => each.dataset.key?.startsWith('order ')).length).toBe(2))
  const order = rows(desk).find((each) => each.dataset.key?.startsWith('order '))
  await desk.happen(() => order?.click())
  await desk.at('Order')
  expect(onNavigated.mock.lastCall).toEqual([{ path: `/desk/orders/${order?.dataset.key?.slice(6)}` }])

  await openSearch(desk)
  await search(desk, 'สมหญิง')
  await desk.until(() => expect(rows(desk).filter((each) => each.dataset.key?.startsWith('customer ')).length).toBe(1))
  await desk.happen(() => rows(desk).at(-1)?.click())
  await desk.at('Customers')
  expect(onNavigated.mock.lastCall?.[0].path).toMatch(/^\/desk\/customers\?q=08/)

  await openSearch(desk)
  await search(desk, 'สมหญิง')
  await desk.happen(() => rows(desk)[0]?.click())
  await desk.at('Chat')
  expect(onNavigated.mock.lastCall).toEqual([{ path: '/apps/chat?chat=1' }])
})

test('SEARCH-302 on the dashboard a product and an invoice open their screens', async () => {
  const onNavigated = vi.fn()
  const desk = await dashboardDesk({ path: '/access-control', onNavigated })
  await arrived(desk)
  await openSearch(desk)
  await search(desk, '5036')
  await desk.until(() => expect(rows(desk).some((each) => each.dataset.key === 'invoice 5036')).toBe(true))
  await desk.happen(() =>
    rows(desk)
      .find((each) => each.dataset.key === 'invoice 5036')
      ?.click(),
  )
  await desk.at('Invoice')
  expect(onNavigated.mock.lastCall).toEqual([{ path: '/apps/invoice/preview/5036' }])
  await openSearch(desk)
  await search(desk, 'ใบหม่อน')
  const product = () => rows(desk).find((each) => each.dataset.key?.startsWith('product '))
  await desk.until(() => expect(product()).toBeTruthy())
  await desk.happen(() => product()?.click())
  await desk.at('Product')
  expect(onNavigated.mock.lastCall?.[0].path).toMatch(/^\/apps\/ecommerce\/product-detail\/.+-\d+$/)
})

test('SEARCH-331 on the dashboard a product of the shops opens their products, searched for its name', async () => {
  const onNavigated = vi.fn()
  const tea = { id: 9001, name: 'ชาดอยตุง 100 g', price: 45 }
  const desk = await dashboardDesk(
    { path: '/access-control', onNavigated },
    {
      between: async (request, backend) =>
        new URL(request.url).pathname === '/api/products/find'
          ? Response.json({ products: [tea], total: 1 })
          : backend(request),
    },
  )
  await arrived(desk)
  await openSearch(desk)
  await search(desk, 'ดอยตุง')
  await desk.until(() => expect(rows(desk).some((each) => each.dataset.key === 'product 9001')).toBe(true))
  await desk.happen(() =>
    rows(desk)
      .find((each) => each.dataset.key === 'product 9001')
      ?.click(),
  )
  await desk.at('Products')
  const [path, query] = onNavigated.mock.lastCall?.[0].path.split('?') ?? []
  expect([path, new URLSearchParams(query).get('q')]).toEqual(['/desk/products', tea.name])
})

test('SEARCH-331 an order clerk finds products, and gets to the list of products instead of the storefront', async () => {
  const onNavigated = vi.fn()
  let isClerk = false
  const desk = await dashboardDesk(
    { path: '/access-control', onNavigated },
    {
      async between(request, backend) {
        if (!isClerk && new URL(request.url).pathname === '/jwt/login') {
          isClerk = true
          const body = JSON.stringify({ user: { id: 2, role: 'clerk' } })
          await backend(new Request('http://langraan.invalid/apps/users/update', { method: 'POST', body }))
        }
        return backend(request)
      },
    },
  )
  await desk.signIn('client')
  await openSearch(desk)
  await search(desk, 'ใบหม่อน')
  const product = () => rows(desk).find((each) => each.dataset.key?.startsWith('product '))
  await desk.until(() => expect(product()).toBeTruthy())
  await desk.happen(() => product()?.click())
  await desk.at('Products')
  expect(onNavigated.mock.lastCall?.[0].path).toMatch(/^\/desk\/products\?q=/)
})

/** To the signed-in user. */
const openToAll = [
  'Access control',
  ...['Questions and answers', 'Knowledge base', 'Plans', 'Profile', 'Account settings'],
  ...['Sign in', 'Register', 'Forgot password', 'Reset password'].flatMap((name) => [`${name} 1`, `${name} 2`]),
]

test('SEARCH-91 only existing pages open to the user are found, and desk data is requested only for users who may see it', async () => {
  const asked: string[] = []
  const desk = await dashboardDesk(
    { path: '/access-control' },
    {
      between: (request, backend) => {
        asked.push(new URL(request.url).pathname)
        return backend(request)
      },
    },
  )
  await arrived(desk, 'client')
  await openSearch(desk)
  // every title holds one of these
  for (const letter of ['า', 'ร', 'e', 'o']) {
    await search(desk, letter)
    await desk.until(() => {
      const pages = rows(desk).filter((each) => each.dataset.key?.startsWith('page '))
      expect(pages.map((each) => each.textContent).filter((name) => !openToAll.includes(name ?? ''))).toEqual([])
    })
  }
  await search(desk, 'access')
  await desk.until(() => expect(rows(desk).map((each) => each.textContent)).toEqual(['Access control']))
  expect(asked.filter((path) => path === '/api/orders' || path === '/api/customers')).toEqual([])
})

test('SEARCH-92 the shortcuts open it on the dashboard’s own page, but not above a dialog', async () => {
  history.replaceState(null, '', '/access-control')
  const desk = await dashboardDesk({ router: 'browser' })
  await arrived(desk)
  const press = () =>
    desk.happen(() => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
      )
    })
  await desk.press('Cart: ')
  await press()
  expect(desk.all('dialog').map((each) => each.querySelector('[role=combobox]'))).toEqual([null])
  await desk.press('Close cart')
  await press()
  await desk.until(() => expect(desk.page.querySelector('dialog [role=combobox]')).toBeTruthy())
})

test('SEARCH-92 embedded in another page the shortcuts work while the focus is in the dashboard', async () => {
  const desk = await dashboardDesk({ path: '/access-control' })
  await arrived(desk)
  const press = (on: Element | undefined) =>
    desk.happen(() => {
      on?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', code: 'Slash', bubbles: true, cancelable: true }))
    })
  await press(document.body)
  expect(desk.all('dialog')).toEqual([])
  await press(desk.all('nav a')[0])
  await desk.until(() => expect(desk.page.querySelector('dialog [role=combobox]')).toBeTruthy())
})

test('SEARCH-93 the top bar shows the bookmarks open to the user, linked to their screens', async () => {
  const desk = await dashboardDesk({ path: '/access-control' })
  await arrived(desk)
  const icons = () => desk.all('header ul[aria-label=Bookmarks] a').map((each) => each.getAttribute('aria-label'))
  await desk.until(() => expect(icons().slice(0, 3)).toEqual(['Take an order', 'Orders', 'Labels']))
  await desk.press('Orders', 'header a')
  await desk.at('Orders')
  await desk.close()
  const client = await dashboardDesk({ path: '/access-control' })
  await arrived(client, 'client')
  expect(client.all('header ul[aria-label=Bookmarks] a')).toEqual([])
})

test.each(['admin', 'client'] as const)(
  'SEARCH-520 the sign-in forms are found by their name in the menu, and open (%s)',
  async (account) => {
    const desk = await dashboardDesk({ path: '/access-control' })
    await arrived(desk, account)
    await openSearch(desk)
    await search(desk, 'forgot')
    await desk.until(() =>
      expect(rows(desk).map((each) => each.textContent)).toEqual(['Forgot password 1', 'Forgot password 2']),
    )
    await desk.happen(() => rows(desk)[0]?.click())
    await desk.at('Forgot your password?')
  },
)

test('SEARCH-520 the screen of a single record is found by its name in the menu, whatever the backend calls it', async () => {
  const desk = await dashboardDesk({ path: '/access-control' })
  await arrived(desk)
  await openSearch(desk)
  await search(desk, 'แก้ไขผู้ใช้')
  await desk.until(() => expect(rows(desk).map((each) => each.textContent)).toEqual(['Edit a user']))
})
