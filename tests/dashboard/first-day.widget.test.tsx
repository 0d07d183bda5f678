// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { dashboardDesk } from './dashboard-desk'

const shop = { id: 1, ShopName: 'ร้านของฉัน' }
const nothing: Readonly<Record<string, unknown>> = {
  '/api/orders': { orders: [], total: 0, counts: {} },
  '/api/orders/summary': {
    orders: 0,
    sales: 0,
    byStatus: {},
    byProvince: [],
    byDay: [],
    codOutstanding: { orders: 0, amount: 0 },
    toPack: 0,
    toPrint: 0,
  },
  '/api/customers': { customers: [], total: 0 },
  '/api/shops': { shops: [shop] },
  '/apps/chat/chats-and-contacts': {
    chatsContacts: [],
    contacts: [],
    profileUser: { id: 1, avatar: null, fullName: 'มาลี', status: 'online' },
  },
  '/apps/ecommerce/products': { products: [], total: 0 },
}
const absent = ['/pricing/data', '/profile/data']

/** The dashboard of a shop on its first day; `known` replaces answers. */
async function newShop(path: string, known: Readonly<Record<string, unknown>> = {}) {
  const answers = { ...nothing, ...known }
  const desk = await dashboardDesk(
    { path },
    {
      between: async (request, backend) => {
        const { pathname } = new URL(request.url)
        if (request.method === 'GET' && absent.includes(pathname)) return new Response(null, { status: 404 })
        const answer = request.method === 'GET' ? answers[pathname] : undefined
        return answer === undefined ? backend(request) : Response.json(answer)
      },
    },
  )
  await desk.signIn()
  return desk
}

test.each([
  ['/desk/orders', 'Orders', 'No orders yet'],
  ['/desk/customers', 'Customers', 'No customers yet'],
  ['/desk/cod', 'Cash on delivery', 'No orders with cash on delivery'],
  ['/desk/labels', 'Labels', 'No labels to print'],
  ['/', 'Overview', 'No orders today yet'],
] as const)('FIRST-20 %s without orders leads to the first one', async (path, title, said) => {
  const desk = await newShop(path)
  await desk.at(title)
  await desk.until(() => expect(desk.text()).toContain(said))
  await desk.press('Take an order', '[part=empty] button')
  await desk.at('Take an order')
})

test('FIRST-21 the overview of a new shop says what to do first, and what is done', async () => {
  const desk = await newShop('/')
  await desk.at('Overview')
  await desk.until(() => desk.find('h2', 'Get started'))
  expect(desk.all('ol li button').map((each) => each.textContent)).toEqual([
    'Open shops',
    'Take an order',
    'Open users',
  ])
  await desk.press('Open shops')
  await desk.at('Shops')
  await desk.close()

  const later = await newShop('/', { '/api/shops': { shops: [{ ...shop, Address: '1 ถนนสุขใจ' }] } })
  await later.at('Overview')
  await later.until(() => expect(later.text()).toContain("Enter the shop's address (Done)"))
  expect(later.all('ol li button').map((each) => each.textContent)).toEqual(['Take an order', 'Open users'])
})

test('FIRST-4007 products are a first step until there is one, for those who may add them', async () => {
  const desk = await newShop('/', { '/api/products': { products: [], total: 0 } })
  await desk.at('Overview')
  await desk.until(() => desk.find('ol li button', 'Open products'))
  expect(desk.all('ol li button').map((each) => each.textContent)).toEqual([
    'Open shops',
    'Open products',
    'Take an order',
    'Open users',
  ])
  await desk.press('Open products')
  await desk.at('Products')
  await desk.close()

  const later = await newShop('/')
  await later.at('Overview')
  await later.until(() => expect(later.text()).toContain('Add your products (Done)'))
})

test('FIRST-22 with an order, the overview has no first steps', async () => {
  const desk = await dashboardDesk({ path: '/' })
  await desk.signIn()
  await desk.at('Overview')
  await desk.until(() => expect(desk.text()).toContain('Orders by province'))
  await desk.until(() => expect(desk.text()).toContain('LR-'))
  expect(desk.text()).not.toContain('Get started')
})

test("FIRST-23 labels without a sender's address say so before they are printed, and lead to the shop", async () => {
  const desk = await newShop('/desk/labels')
  await desk.at('Labels')
  await desk.until(() => expect(desk.text()).toContain("The labels have no sender's address"))
  await desk.press('Open shops')
  await desk.at('Shops')
  await desk.until(() => desk.find('main button', 'Add address'))
  await desk.close()

  const complete = await newShop('/desk/labels', { '/api/shops': { shops: [{ ...shop, Address: '1 ถนนสุขใจ' }] } })
  await complete.at('Labels')
  await complete.until(() => expect(complete.text()).toContain('No labels to print'))
  expect(complete.text()).not.toContain("sender's address")
})

test.each([
  ['/apps/chat', 'Chat', 'No contacts yet'],
  ['/apps/ecommerce/shop', 'Shop', 'No products yet'],
  ['/pages/pricing', 'Plans', 'This shop has no plans'],
  ['/pages/profile', 'Profile', 'You have no profile yet'],
] as const)(
  'FIRST-24 %s of a new shop says that there is nothing yet, not that something failed',
  async (path, title, said) => {
    const desk = await newShop(path)
    await desk.at(title)
    await desk.until(() => expect(desk.text()).toContain(said))
    expect(desk.text()).not.toMatch(/Couldn't load|Clear search|Show all products/)
  },
)
