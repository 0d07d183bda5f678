import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from '../../src/core/users/activity/users.activity.contract'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { endpoints } from '../helpers/contracts'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { tokenOf } from './people'

const minute = 60_000

async function open() {
  let time = Date.parse('2026-11-21T03:00:00Z')
  const mock = createMock({ now: () => new Date(time) })
  const token = await tokenOf(mock, 'admin')
  const call = (line: string, body?: object, key = 'k') => ask(mock, line, { ...(body && { body }), token, key })
  return {
    mock,
    call,
    log: async (query = ''): Promise<{ entries: ActivityEntry[]; total: number; people: object[] }> =>
      (await ask(mock, `GET /api/activity?${query}`)).body,
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}
type Desk = Awaited<ReturnType<typeof open>>

const latest = async (desk: Desk) => (await desk.log()).entries[0]
const admin = { id: 1, name: 'มาลี ใจดี' }

describe('what is written', () => {
  test('ACT-1 a sign-in', async () => {
    const desk = await open()
    expect((await desk.log()).entries).toEqual([
      {
        id: 1,
        at: '2026-11-21T03:00:00.000Z',
        by: admin,
        kind: 'sign-in',
        call: 'auth.login',
        record: 'admin',
        changes: [],
      },
    ])
  })

  test('ACT-1 an order: taken, changed, moved on, cancelled', async () => {
    const desk = await open()
    const { order } = (await desk.call('POST /api/orders', { order: newOrder })).body
    const { OrderNumber, version } = order
    await desk.call('POST /api/orders/update', { OrderNumber, version, changes: { note: 'ด่วน' } })
    await desk.call('POST /api/orders/status', { orderNumbers: [OrderNumber], status: 'confirmed' })
    await desk.call('POST /api/orders/status', { orderNumbers: [OrderNumber], status: 'cancelled' })
    const { entries } = await desk.log('kind=order')
    expect(entries.map(({ by, call, record, changes }) => [by, call, record, changes])).toEqual([
      [admin, 'orders.status', OrderNumber, [{ field: 'OrderStatus', from: 'confirmed', to: 'cancelled' }]],
      [admin, 'orders.status', OrderNumber, [{ field: 'OrderStatus', from: 'new', to: 'confirmed' }]],
      [admin, 'orders.update', OrderNumber, [{ field: 'note', from: newOrder.note, to: 'ด่วน' }]],
      [admin, 'orders.create', OrderNumber, [{ field: 'OrderStatus', from: '', to: 'new' }]],
    ])
  })

  test('ACT-1 a COD payment is a settlement', async () => {
    const desk = await open()
    const found = await desk.call('GET /api/orders?paymentMethod=cod&paymentStatus=unpaid&perPage=1')
    const { OrderNumber, version } = found.body.orders[0]
    await desk.call('POST /api/orders/payment', { OrderNumber, version, paymentStatus: 'paid' })
    expect(await latest(desk)).toMatchObject({
      kind: 'settlement',
      call: 'orders.payment',
      record: OrderNumber,
      changes: [{ field: 'paymentStatus', from: 'unpaid', to: 'paid' }],
    })
  })

  test('ACT-1 a user’s role with its permissions, and a user’s removal', async () => {
    const desk = await open()
    await desk.call('POST /apps/users/update', { user: { id: 2, role: 'packer' } })
    expect(await latest(desk)).toMatchObject({
      by: admin,
      kind: 'user',
      call: 'users.update',
      record: 'สมชาย รักงาน',
      changes: [
        { field: 'role', from: 'subscriber', to: 'packer' },
        { field: 'permissions', from: 'read:ACL, read:Auth', to: 'manage:Chat, read:Auth, read:Parcel, write:Parcel' },
      ],
    })
    await desk.call('DELETE /apps/users/delete?id=2')
    expect(await latest(desk)).toMatchObject({ call: 'users.remove', record: 'สมชาย รักงาน' })
  })

  test('ACT-1 a shop and an invoice', async () => {
    const desk = await open()
    const [shop] = (await desk.call('GET /api/shops')).body.shops
    await desk.call('POST /api/shops/update', { shop: { ...shop, PhoneNumber: '081-555-9999' } })
    expect(await latest(desk)).toMatchObject({
      kind: 'shop',
      record: shop.ShopName,
      changes: [{ field: 'PhoneNumber', from: shop.PhoneNumber, to: '081-555-9999' }],
    })
    await desk.call('DELETE /apps/invoice/delete?id=5034')
    expect(await latest(desk)).toMatchObject({ kind: 'invoice', call: 'invoices.remove', record: '5034' })
  })

  test('INV-137 of an invoice, texts and amounts in baht; of a cancellation, the reason', async () => {
    const desk = await open()
    const { id } = (await desk.call('POST /apps/invoice/add', { invoice: newInvoice })).body.invoice
    const written = new Map((await latest(desk))?.changes.map(({ field, to }) => [field, to]))
    expect(['client', 'items', 'discount', 'total', 'vatRate', 'payments'].map((field) => written.get(field))).toEqual([
      'คุณแดง ใจดี · บริษัท แดงดี จำกัด · dang@example.test · 081-222-3333 · 1 ถนนแดง เชียงใหม่ 50200 · ไทย · 0505561000018 · 00000',
      '3 × ชาเขียว (107), 1 × ค่าส่ง (40)',
      '8.9',
      '320',
      '7%',
      undefined,
    ])
    const payment = { id: 'a', amount: 20.5, date: '21 Nov 2026', method: 'transfer', note: '' }
    await desk.call('POST /apps/invoice/update', { invoice: { id, payments: [payment] } })
    expect((await latest(desk))?.changes).toEqual([{ field: 'payments', from: '', to: '20.5 (2026-11-21)' }])
    await desk.call('POST /apps/invoice/send', { id, letter: { to: 'a@b.example', subject: 'ใบแจ้งหนี้', message: 'x' } })
    expect((await latest(desk))?.changes).toEqual([{ field: 'sent', from: '', to: 'a@b.example · ใบแจ้งหนี้' }])
    await desk.call('POST /apps/invoice/cancel', { id, reason: 'ชื่อผิด' })
    expect((await latest(desk))?.changes).toEqual([{ field: 'cancelled', from: '', to: 'ชื่อผิด' }])
  })

  test('ACT-10 a failed sign-in, without the password and without an unknown address', async () => {
    const desk = await open()
    const login = (email: string) => ask(desk.mock, 'POST /jwt/login', { body: { email, password: 'my-secret' } })
    await login(' ADMIN@langraan.test')
    await login('typed-in-the-wrong-field')
    const { entries } = await desk.log('kind=sign-in')
    expect(entries.map(({ by, call, record, changes }) => [by, call, record, changes])).toEqual([
      [{ id: 0, name: '–' }, 'auth.login.failed', '–', []],
      [admin, 'auth.login.failed', 'admin', []],
      [admin, 'auth.login', 'admin', []],
    ])
    expect(JSON.stringify(await desk.log())).not.toMatch(/my-secret|typed-in/)
  })

  test('ACT-10 guessing many addresses writes down thirty failures in 15 minutes', async () => {
    const desk = await open()
    const guess = async (from: number) => {
      for (let place = from; place < from + 40; place++)
        await ask(desk.mock, 'POST /jwt/login', { body: { email: `guess-${place}@x.test`, password: 'x' } })
      return (await desk.log('kind=sign-in')).total - 1
    }
    expect(await guess(0)).toBe(30)
    desk.pass(15 * minute)
    expect(await guess(100)).toBe(60)
  })

  test('ACT-11 a sign-out once, and devices signed out', async () => {
    const desk = await open()
    const signIn = async () =>
      (await ask(desk.mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })).body
    const { refreshToken } = await signIn()
    await desk.call('POST /jwt/logout', { refreshToken })
    expect(await latest(desk)).toMatchObject({ by: admin, kind: 'sign-in', call: 'auth.logout', record: 'admin' })
    const { total } = await desk.log()
    await desk.call('POST /jwt/logout', { refreshToken })
    await desk.call('POST /jwt/logout', { refreshToken: 'nonsense' })
    await desk.call('POST /account-setting/sessions/end-others')
    expect((await desk.log()).total).toBe(total)
    await signIn()
    await desk.call('POST /account-setting/sessions/end-others')
    expect(await latest(desk)).toMatchObject({ by: admin, call: 'sessions.endOthers' })
    await signIn()
    const other = (await desk.call('GET /account-setting/sessions')).body.sessions.find(
      ({ isCurrent }: { isCurrent: boolean }) => !isCurrent,
    )
    await desk.call(`DELETE /account-setting/sessions?id=${other.id}`)
    expect(await latest(desk)).toMatchObject({ by: admin, call: 'sessions.end' })
  })

  test('ACT-11 a change of one’s own name, username and email, but not of other settings', async () => {
    const desk = await open()
    const { total } = await desk.log()
    await desk.call('POST /account-setting/update', { info: { bio: 'ใหม่' } })
    expect((await desk.log()).total).toBe(total)
    await desk.call('POST /account-setting/update', { general: { fullName: 'มาลี ใหม่', email: 'new@langraan.test' } })
    expect(await latest(desk)).toMatchObject({
      kind: 'user',
      call: 'account.update',
      record: 'admin',
      changes: [
        { field: 'fullName', from: 'มาลี ใจดี', to: 'มาลี ใหม่' },
        { field: 'email', from: 'admin@langraan.test', to: 'new@langraan.test' },
      ],
    })
  })

  test('ACT-2 rejected calls, and those that change nothing, append nothing', async () => {
    const desk = await open()
    const { total } = await desk.log()
    const before = (await desk.call('GET /api/orders?orderStatus=delivered&perPage=1')).body.orders[0]
    await desk.call('POST /api/orders/status', { orderNumbers: [before.OrderNumber], status: 'new' })
    await desk.call('POST /apps/users/update', { user: { id: 2, version: 99, role: 'packer' } })
    await desk.call('DELETE /apps/users/delete?id=999')
    expect((await desk.log()).total).toBe(total)
  })

  test('ACT-3 no password, token or link', async () => {
    const desk = await open()
    const invite = { fullName: 'นก', email: 'nok@shop.example', role: 'packer' }
    const { token } = (await desk.call('POST /apps/users/invite', invite)).body
    await ask(desk.mock, 'POST /jwt/reset-password', { body: { token, password: 'my own secret' } })
    await desk.call('POST /account-setting/password', { oldPassword: 'admin', newPassword: 'another secret' })
    const { entries } = await desk.log()
    expect(entries.map(({ by, call }) => [by.name, call])).toEqual([
      ['มาลี ใจดี', 'account.password'],
      ['นก', 'password.reset'],
      ['มาลี ใจดี', 'invitations.invite'],
      ['มาลี ใจดี', 'auth.login'],
    ])
    for (const secret of [token, 'my own secret', 'another secret', 'hash', 'salt'])
      expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

describe('reading it', () => {
  test('ACT-4 pages, latest first, by person, kind and days in Bangkok', async () => {
    const desk = await open()
    desk.pass(14 * 60 * minute)
    await tokenOf(desk.mock, 'client')
    await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 3, status: 'inactive' } } })
    const records = async (query: string) => {
      const { entries, total } = await desk.log(query)
      return [entries.map(({ record }) => record), total]
    }
    expect(await records('')).toEqual([['สุนิสา พรหมทอง', 'client', 'admin'], 3])
    expect(await records('perPage=1&page=2')).toEqual([['client'], 3])
    expect(await records('page=9')).toEqual([[], 3])
    expect(await records('by=2')).toEqual([['client'], 1])
    expect(await records('kind=sign-in&by=1')).toEqual([['admin'], 1])
    expect(await records('to=2026-11-21')).toEqual([['admin'], 1])
    expect(await records('from=2026-11-22')).toEqual([['สุนิสา พรหมทอง', 'client'], 2])
    for (const unknown of ['by=nobody', 'kind=foo', 'from=foo', 'to=foo'])
      expect(await records(unknown)).toEqual([[], 0])
    expect((await desk.log()).people).toHaveLength(3)
  })

  test('ACT-5 no call changes or deletes an entry', () => {
    const calls = endpoints.filter(({ path }) => path.startsWith('/api/activity'))
    // the second one only appends
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/activity',
      'POST /api/activity/exports',
    ])
  })

  test('ACT-6 only an owner reads the log', async () => {
    const desk = await open()
    expect((await desk.call('GET /api/activity')).status).toBe(200)
    for (const role of ['bookkeeper', 'clerk', 'packer']) {
      await desk.call('POST /apps/users/update', { user: { id: 2, role } })
      const token = await tokenOf(desk.mock, 'client')
      expect((await ask(desk.mock, 'GET /api/activity', { token })).status, role).toBe(403)
    }
  })
})
