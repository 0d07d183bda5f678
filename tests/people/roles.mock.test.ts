import { describe, expect, test } from 'vitest'
import type { Order } from '../../src/core/orders/orders.contract'
import { type ShopRole, shopRoles } from '../../src/core/users/users.user'
import { ask } from '../helpers/ask'
import { endpoints } from '../helpers/contracts'
import { inRole, lineOf } from './people'

/** What everyone who is signed in may do, and what reading Auth allows. */
const own = [
  'account.data',
  'account.password',
  'account.update',
  'cart.read',
  'faq.data',
  'knowledge.cards',
  'knowledge.category',
  'knowledge.question',
  'knowledge.search',
  'live.changes',
  'notifications.list',
  'notifications.read',
  'pricing.choose',
  'pricing.data',
  'profile.befriend',
  'profile.comment',
  'profile.data',
  'profile.follow',
  'profile.like',
  'profile.vote',
  'search.all',
  'search.bookmarks',
  'search.toggle',
  'sessions.end',
  'sessions.endOthers',
  'sessions.list',
]
const ofOrders = [
  'activity.export',
  'editing.list',
  'cart.add',
  'cart.remove',
  'cart.update',
  'courierFormats.list',
  'customers.list',
  'customers.orders',
  'customers.profile',
  'customers.sheet',
  'products.find',
  'products.list',
  'products.moves',
  'products.one',
  'store.products',
]
const ofChat = [
  'chat.files.add',
  'chat.files.one',
  'chat.list',
  'chat.one',
  'chat.profile',
  'chat.profile.save',
  'chat.send',
]
const guarded = endpoints.filter(({ auth }) => auth !== false)
const isFigure = (name: string) => /^(analytics\.|statistics\.|sales\.summary$)/.test(name)

const allowed: Record<ShopRole, readonly string[]> = {
  owner: guarded.map(({ name }) => name),
  bookkeeper: [
    ...own,
    ...ofOrders,
    ...ofChat,
    ...guarded.map(({ name }) => name).filter(isFigure),
    'invoices.add',
    'invoices.cancel',
    'invoices.clients',
    'invoices.list',
    'invoices.one',
    'invoices.remove',
    'invoices.send',
    'invoices.update',
    'orders.files.one',
    'orders.list',
    'orders.one',
    'orders.payment',
    'shops.list',
  ],
  clerk: [
    ...own,
    ...ofOrders,
    ...ofChat,
    'customers.add',
    'customers.import',
    'customers.importCheck',
    'customers.merge',
    'customers.separate',
    'customers.update',
    'editing.set',
    'orders.create',
    'orders.files.add',
    'orders.files.one',
    'orders.files.remove',
    'orders.import',
    'orders.importCheck',
    'orders.list',
    'orders.one',
    'orders.payment',
    'orders.print',
    'orders.status',
    'orders.tracked',
    'orders.tracking',
    'orders.update',
    'shops.list',
  ],
  packer: [
    'activity.export',
    ...own,
    'courierFormats.list',
    ...ofChat,
    'editing.list',
    'orders.list',
    'orders.one',
    'orders.print',
    'orders.status',
    'orders.tracked',
    'orders.tracking',
    'shops.list',
  ],
}

describe('roles of a shop', () => {
  test.each(shopRoles)('ROLE-1 %s: allowed and rejected calls', async (role) => {
    const desk = await inRole(role)
    const isRejected = async (call: string, body: object | undefined) => {
      const before = desk.db.read()
      const { status } = await desk.ask(call, body)
      if (status === 403) expect(desk.db.read(), call).toBe(before)
      return status === 403
    }
    const open: string[] = []
    for (const endpoint of guarded)
      if (!(await isRejected(lineOf(endpoint), endpoint.body ? {} : undefined))) open.push(endpoint.name)
    const decision = 'a new call: if this role may make it, add it to `allowed` here, otherwise change its `allow`'
    expect(open.sort(), decision).toEqual([...allowed[role]].sort())
  })

  async function orderWith(desk: Awaited<ReturnType<typeof inRole>>, query: string): Promise<Order> {
    const { body } = await ask(desk.mock, `GET /api/orders?perPage=1&${query}`)
    return body.orders[0]
  }

  test('ROLE-2 a packer sets packed and shipped and no other status', async () => {
    const desk = await inRole('packer')
    const set = async (OrderNumber: string, status: string) => {
      const { status: code, body } = await desk.ask('POST /api/orders/status', { orderNumbers: [OrderNumber], status })
      return code === 200 ? body.orders[0]?.OrderStatus : code
    }
    const { OrderNumber } = await orderWith(desk, 'orderStatus=confirmed')
    expect(await set(OrderNumber, 'cancelled')).toBe(403)
    expect(await set(OrderNumber, 'packed')).toBe('packed')
    expect(await set(OrderNumber, 'shipped')).toBe('shipped')
    expect(await set(OrderNumber, 'delivered')).toBe(403)
    const fresh = await orderWith(desk, 'orderStatus=new')
    expect(await set(fresh.OrderNumber, 'confirmed')).toBe(403)
    expect((await orderWith(desk, `q=${fresh.OrderNumber}`)).OrderStatus).toBe('new')
  })

  test.each([
    ['clerk', 'cod', 403],
    ['clerk', 'promptpay', 200],
    ['bookkeeper', 'cod', 200],
    ['bookkeeper', 'promptpay', 403],
    ['owner', 'cod', 200],
    ['owner', 'promptpay', 200],
  ] as const)('ROLE-3 %s records a payment by %s: %i', async (role, method, status) => {
    const desk = await inRole(role)
    const { OrderNumber, version } = await orderWith(desk, `paymentMethod=${method}&paymentStatus=unpaid`)
    const asked = { OrderNumber, version, paymentStatus: 'paid' }
    expect((await desk.ask('POST /api/orders/payment', asked)).status).toBe(status)
    const { paymentStatus } = await orderWith(desk, `q=${OrderNumber}`)
    expect(paymentStatus).toBe(status === 200 ? 'paid' : 'unpaid')
  })

  test('STEP-2 a packer undoes packing, and no step that only others may make', async () => {
    const desk = await inRole('packer')
    const { OrderNumber } = await orderWith(desk, 'orderStatus=confirmed')
    const move = async (status: string, undoes: string) =>
      (await desk.ask('POST /api/orders/status', { orderNumbers: [OrderNumber], status, undoes })).status
    await desk.ask('POST /api/orders/status', { orderNumbers: [OrderNumber], status: 'packed' })
    expect(await move('confirmed', 'packed')).toBe(200)
    expect((await orderWith(desk, `q=${OrderNumber}`)).OrderStatus).toBe('confirmed')
    await ask(desk.mock, 'POST /api/orders/status', { body: { orderNumbers: [OrderNumber], status: 'cancelled' } })
    expect(await move('confirmed', 'cancelled')).toBe(403)
    expect((await orderWith(desk, `q=${OrderNumber}`)).OrderStatus).toBe('cancelled')
  })

  test('ROLE-4 a new shop role replaces the permissions, unless the change names others', async () => {
    const desk = await inRole('clerk')
    const update = async (user: object) =>
      (await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 2, ...user } } })).body.user.permissions
    expect(await update({ role: 'packer' })).toEqual(['read:Parcel', 'write:Parcel', 'manage:Chat', 'read:Auth'])
    expect((await desk.ask('POST /api/orders', {})).status).toBe(403)
    expect(await update({ role: 'clerk', permissions: ['read:Order'] })).toEqual(['read:Order'])
    expect(await update({ role: 'clerk', fullName: 'ก' })).toEqual(['read:Order'])
    expect(await update({ role: 'editor' })).toEqual(['read:Order'])
  })
})
