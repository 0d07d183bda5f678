import { expect, test } from 'vitest'
import { type ChangesPage, changeKinds } from '../../src/core/live/live.contract'
import { createMock, type Mock } from '../../src/mock/index'
import { cardsTable } from '../../src/service/customers/customers.cards.table'
import { services } from '../../src/service/services'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const start = Date.parse('2026-11-21T03:00:00Z')
const day = 24 * 60 * 60 * 1000

async function open() {
  let time = start
  const mock = createMock({ now: () => new Date(time) })
  const person = async (name: string) => {
    const token = await tokenOf(mock, name)
    const call = (line: string, body?: object, key = 'k') => ask(mock, line, { ...(body && { body }), token, key })
    const page = async (after?: string): Promise<ChangesPage> =>
      (await call(`GET /api/changes${after === undefined ? '' : `?after=${after}`}`)).body
    let cursor = (await page()).cursor
    return {
      call,
      page,
      /** what has changed since the last time */
      async hear() {
        const { changes, ...rest } = await page(cursor)
        cursor = rest.cursor
        return changes
      },
    }
  }
  return { mock, person, pass: (milliseconds: number) => (time += milliseconds) }
}

const permit = (mock: Mock, permissions: readonly string[]) =>
  ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })

const at = '2026-11-21T03:00:00.000Z'

test('LIVE-1 an order: created, changed; by whom, and whether under the same sign-in', async () => {
  const { mock, person } = await open()
  await permit(mock, ['read:Order'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  const { order } = (await malee.call('POST /api/orders', { order: newOrder })).body
  const { OrderNumber: ref, version } = order
  const [created] = await somchai.hear()
  expect(created).toEqual({ kind: 'orders', action: 'created', ref, version, by: 1, at, own: false })
  await malee.call('POST /api/orders/status', { orderNumbers: [ref], status: 'confirmed' })
  expect((await malee.hear()).map(({ action, own, version: now }) => [action, own, now])).toEqual([
    ['created', true, version],
    ['changed', true, version + 1],
  ])
  expect((await somchai.hear()).map(({ action, own }) => [action, own])).toEqual([['changed', false]])
})

test('LIVE-1 a task: created, changed', async () => {
  const { mock, person } = await open()
  await permit(mock, ['read:Todo'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  const task = { title: 'โทรหาลูกค้า' }
  const made = (await malee.call('POST /apps/todo/add-tasks', { task })).body.task
  await malee.call('POST /apps/todo/update-task', { task: { ...made, isCompleted: true } })
  const ref = String(made.id)
  expect(await somchai.hear()).toEqual([
    { kind: 'todo', action: 'created', ref, version: 1, by: 1, at, own: false },
    { kind: 'todo', action: 'changed', ref, version: 2, by: 1, at, own: false },
  ])
})

test('LIVE-1 who may not read a kind hears nothing of it', async () => {
  const { mock, person } = await open()
  await permit(mock, ['read:Todo'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  await malee.call('POST /api/orders', { order: newOrder })
  expect(await somchai.hear()).toEqual([])
})

test('LIVE-5513 a user hears that they were changed, and of no other user, without permission to read users', async () => {
  const { mock, person } = await open()
  await permit(mock, ['read:Todo'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  await malee.call('POST /apps/users/update', { user: { id: 1, phone: '081-234-5678' } })
  expect(await somchai.hear()).toEqual([])
  await malee.call('POST /apps/users/update', { user: { id: 2, role: 'packer' } })
  expect((await somchai.hear()).map(({ kind, ref }) => [kind, ref])).toEqual([['users', '2']])
})

test('LIVE-5801 somebody whose number in the user list isn’t their account’s hears of their own account, and of no other row', async () => {
  const { mock, person } = await open()
  const malee = await person('admin')
  const invite = async (name: string) => {
    const email = `${name}@shop.test`
    const body = { fullName: name, email, role: 'packer' }
    const { invitation, token } = (await malee.call('POST /apps/users/invite', body)).body
    await ask(mock, 'POST /jwt/reset-password', { body: { token, password: 'correct horse' } })
    const signedIn = (await ask(mock, 'POST /jwt/login', { body: { email, password: 'correct horse' } })).body
    return {
      id: invitation.id as number,
      account: signedIn.userData.id as number,
      token: signedIn.accessToken as string,
    }
  }
  const nok = await invite('nok')
  expect(nok.id).not.toBe(nok.account)
  const cursor = (await malee.page()).cursor
  const heard = async (token?: string) => {
    const { changes } = token
      ? ((await ask(mock, `GET /api/changes?after=${cursor}`, { token })).body as ChangesPage)
      : await malee.page(cursor)
    return changes.map(({ kind, ref }) => [kind, ref])
  }
  await malee.call('POST /apps/users/update', { user: { id: nok.account, contact: '081-234-5678' } })
  expect(await heard(nok.token)).toEqual([])
  await malee.call('POST /apps/users/update', { user: { id: nok.id, role: 'clerk' } })
  expect(await heard(nok.token)).toEqual([['users', String(nok.account)]])
  expect(await heard()).toEqual([
    ['users', String(nok.account)],
    ['users', String(nok.id)],
  ])
})

test('LIVE-2 a cart is reported to its person, and to nobody else', async () => {
  const { mock, person } = await open()
  await permit(mock, ['manage:all'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  await somchai.call('POST /apps/ecommerce/cart', { productId: 12 })
  expect((await malee.hear()).map(({ kind }) => kind)).not.toContain('cart')
  expect((await somchai.hear()).map(({ kind, by }) => [kind, by])).toContainEqual(['cart', 2])
})

test('LIVE-2 a new person with the id of a removed one hears nothing of their records', async () => {
  const { mock, person } = await open()
  await permit(mock, ['manage:all'])
  const malee = await person('admin')
  const before = (await malee.page()).cursor
  await (await person('client')).call('POST /apps/ecommerce/cart', { productId: 12 })
  await malee.call('DELETE /apps/users/delete?id=2')
  const body = { email: 'new@shop.test', username: 'new', password: 'correct horse' }
  const { user, accessToken: token } = (await ask(mock, 'POST /jwt/register', { body })).body
  const page = (await ask(mock, `GET /api/changes?after=${before}`, { token })).body as ChangesPage
  expect([user.id, page.reset || page.changes.filter(({ kind }) => kind === 'cart')]).toEqual([2, []])
})

test('LIVE-3 a rejected change is not reported', async () => {
  const { person } = await open()
  const malee = await person('admin')
  expect((await malee.call('POST /api/orders', { order: { ...newOrder, name: '' } })).status).toBe(422)
  expect(await malee.hear()).toEqual([])
})

test('LIVE-4 many changes come in pages, without gaps and repeats', { timeout: 60_000 }, async () => {
  const { person } = await open()
  const malee = await person('admin')
  let { cursor } = await malee.page()
  const task = { title: 'x' }
  const { id } = (await malee.call('POST /apps/todo/add-tasks', { task })).body.task
  const most = 1_100
  for (let nth = 1; nth < most; nth++)
    await malee.call('POST /apps/todo/update-task', { task: { id, title: `${nth}` } })
  const pages: number[] = []
  for (let more = true; more; ) {
    const page = await malee.page(cursor)
    pages.push(page.changes.length)
    ;({ cursor, more } = page)
  }
  expect(pages).toEqual([500, 500, 100])
  expect(await malee.page(cursor)).toEqual({ cursor, changes: [], more: false, reset: false })
})

test('LIVE-5 a position from the future, from another backup and after a long sleep asks for a reload', async () => {
  const { person, pass } = await open()
  const malee = await person('admin')
  const task = { title: 'x' }
  await malee.call('POST /apps/todo/add-tasks', { task })
  const { cursor } = await malee.page()
  const [id, moment] = cursor.split('-')
  const asksFor = async (after: string) => (await malee.page(after)).reset
  expect(await asksFor(`${Number(id) + 1000}-${moment}`)).toBe(true)
  // the same id, written at another time
  expect(await asksFor(`${id}-${(start - 1).toString(36)}`)).toBe(true)
  expect(await asksFor('nonsense')).toBe(true)
  expect(await asksFor(cursor)).toBe(false)
  pass(4 * day)
  const awake = await person('admin')
  await awake.call('POST /apps/todo/add-tasks', { task }, 'next')
  expect((await awake.page(cursor)).reset).toBe(true)
})

test('LIVE-6 a revoked permission counts from the next page on', async () => {
  const { mock, person } = await open()
  await permit(mock, ['read:Order'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  await malee.call('POST /api/orders', { order: newOrder })
  expect((await somchai.hear()).map(({ kind }) => kind)).toEqual(['orders'])
  await permit(mock, ['read:Todo'])
  await malee.call('POST /api/orders', { order: newOrder }, 'other')
  // that they were changed, and nothing of the order
  expect((await somchai.hear()).map(({ kind, ref }) => [kind, ref])).toEqual([['users', '2']])
})

test('LIVE-7 every table of the shop or a person has a kind, except those that no screen shows', () => {
  const quiet = [
    'blog.removed',
    'chat.former',
    'chat.presence',
    'customer-cards.removed',
    'employees',
    'invoices.paymentDetails',
    'invoices.removed',
    'openForms',
    'searchContacts',
    'searchFiles',
    'uploads',
  ]
  const tables = [cardsTable, ...services.flatMap((service) => service.tables)].filter(({ of }) => of !== 'everyone')
  expect(
    tables
      .filter(({ kind }) => kind === undefined)
      .map(({ name }) => name)
      .toSorted(),
    'a table that a screen shows says its `kind`, so that other open pages load what changed; any other is in `quiet` here',
  ).toEqual(quiet)
  expect(new Set(tables.map(({ kind }) => kind ?? 'orders'))).toEqual(new Set(changeKinds))
})

test('LIVE-1 tasks that only moved', async () => {
  const { person } = await open()
  const malee = await person('admin')
  const tasks = (await malee.call('GET /apps/todo/tasks')).body
  await malee.call('POST /apps/todo/reorder', { ids: tasks.map(({ id }: { id: number }) => id).reverse() })
  expect(new Set((await malee.hear()).map(({ kind, action }) => `${kind} ${action}`))).toEqual(
    new Set(['todo changed']),
  )
})

test('LIVE-100 the first page has the changes of the last milliseconds, if it is asked for them', async () => {
  const { mock, person, pass } = await open()
  await permit(mock, ['manage:all'])
  const [malee, somchai] = [await person('admin'), await person('client')]
  const first = async (within: string) => {
    const { changes, reset, cursor } = (await somchai.call(`GET /api/changes?within=${within}`)).body
    return { refs: changes.map(({ ref }: { ref: string }) => ref), reset, next: (await somchai.page(cursor)).changes }
  }
  const take = async (key: string): Promise<string> =>
    (await malee.call('POST /api/orders', { order: newOrder }, key)).body.order.OrderNumber
  const older = await take('a')
  pass(5_000)
  const newer = await take('b')
  pass(1_000)
  expect(await first('500')).toEqual({ refs: [], reset: false, next: [] })
  expect(await first('1000')).toEqual({ refs: [newer], reset: false, next: [] })
  expect((await first('6000')).refs.slice(-2)).toEqual([older, newer])
  for (const nonsense of ['0', '', '-1', 'x'])
    expect(await first(nonsense)).toEqual({ refs: [], reset: false, next: [] })
})

test('LIVE-100 if the changes of that time are more than a page, everything may have changed', async () => {
  const { mock, person } = await open()
  await permit(mock, ['manage:all'])
  const malee = await person('admin')
  for (let nth = 0; nth < 500; nth++)
    await malee.call('POST /apps/todo/add-tasks', { task: { title: `${nth}` } }, `k${nth}`)
  const { changes, reset, cursor } = (await malee.call('GET /api/changes?within=1000')).body
  expect([changes, reset, (await malee.page(cursor)).changes]).toEqual([[], true, []])
})
