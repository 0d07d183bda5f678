// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type ShopRole, shopRoles } from '../../src/core/users/users.user'
import { dashboardDesk } from '../dashboard/dashboard-desk'

async function signedInAs(role: ShopRole) {
  let isGiven = false
  const desk = await dashboardDesk(
    { path: '/' },
    {
      async between(request, backend) {
        if (!isGiven && new URL(request.url).pathname === '/jwt/login') {
          isGiven = true
          const body = JSON.stringify({ user: { id: 2, role } })
          await backend(new Request('http://langraan.invalid/apps/users/update', { method: 'POST', body }))
        }
        return backend(request)
      },
    },
  )
  await desk.signIn('client')
  await desk.until(() => {
    if (desk.entries().length === 0) throw new Error(desk.text())
  })
  return desk
}

const help = ['Questions and answers', 'Knowledge base', 'Plans', 'Profile', 'Account settings']
const menus: Record<Exclude<ShopRole, 'owner'>, { start: string; own: string[] }> = {
  bookkeeper: {
    start: 'Overview',
    own: ['Overview', 'Analytics', 'Orders', 'Cash on delivery', 'Customers', 'Products', 'Invoices', 'Chat'],
  },
  clerk: {
    start: 'Take an order',
    own: ['Take an order', 'Orders', 'Labels', 'Customers', 'Products', 'Chat', 'Checkout'],
  },
  packer: { start: 'Orders', own: ['Orders', 'Labels', 'Chat'] },
}

test.each(shopRoles)('ROLE-6 the dashboard of the %s', { timeout: 60_000 }, async (role) => {
  const desk = await signedInAs(role)
  const ofForms = desk.entries().filter((entry) => /password|Sign in|Register/.test(entry ?? ''))
  const shown = desk.entries().filter((entry) => !ofForms.includes(entry))
  if (role === 'owner') {
    for (const entry of ['Overview', 'Take an order', 'Labels', 'Cash on delivery', 'Users', 'Access control'])
      expect(shown).toContain(entry)
    return
  }
  const { start, own } = menus[role]
  const decision =
    'a new screen: if this role has it in the menu, add it to `menus` here, otherwise change its `subject`'
  expect([desk.heading(), shown], decision).toEqual([start, [...own, ...help]])
})

const cases: Record<ShopRole, { confirmed: string[]; cod: string[] }> = {
  owner: { confirmed: ['Edit', 'Print label', 'Mark as packed', 'Other steps'], cod: ['COD money received'] },
  clerk: { confirmed: ['Edit', 'Print label', 'Mark as packed', 'Other steps'], cod: [] },
  packer: { confirmed: ['Print label', 'Mark as packed'], cod: [] },
  bookkeeper: { confirmed: [], cod: ['COD money received'] },
}

test.each(Object.entries(cases))('ROLE-7 an order as the %s sees it', { timeout: 60_000 }, async (role, wanted) => {
  const desk = await signedInAs(role as ShopRole)
  const numberOf = async (query: string) => {
    const { orders } = (await desk.ask(`/api/orders?perPage=1&${query}`)) as { orders: { OrderNumber: string }[] }
    return orders[0]?.OrderNumber ?? ''
  }
  const buttonsAt = async (query: string, names: readonly string[]) => {
    const OrderNumber = await numberOf(query)
    await desk.show({ path: `/desk/orders/${OrderNumber}` })
    await desk.until(() => {
      if (!desk.all('h3').some((each) => each.textContent === 'History')) throw new Error(desk.text())
    })
    const shown = desk.all('button').map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '')
    return names.filter((name) => shown.includes(name))
  }
  const confirmed = await buttonsAt('orderStatus=confirmed&printed=false', [
    'Edit',
    'Print label',
    'Mark as packed',
    'Other steps',
  ])
  expect(confirmed).toEqual(wanted.confirmed)
  const cod = await buttonsAt('paymentMethod=cod&paymentStatus=unpaid&orderStatus=shipped', ['COD money received'])
  expect(cod).toEqual(wanted.cod)
})
