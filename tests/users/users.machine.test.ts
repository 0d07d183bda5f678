import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { usersText } from '../../src/core/users/users.machine'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { newUser, storedOnWire } from './user-on-wire'

const list = 'GET /api/users/list/data'

async function openList(transport: Transport, options: object = {}) {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  const view = engine.view('users', options)
  const desk = engine.app('users')
  await desk.settled()
  return { clock, engine, view, desk, context: () => view.getSnapshot().context }
}

test('USER-24 the list requests its filters, order and page; the address has the same', async () => {
  const transport = fakeTransport({ [list]: { users: [storedOnWire()], total: 31 } })
  const location = usersText(10).read('role=editor&status=active&q=ธน&sortBy=email&sortDesc=true&page=2&perPage=25')
  const { view, context } = await openList(transport, location)
  await view.settled()
  expect(Object.fromEntries(transport.calls[0]?.query ?? [])).toEqual({
    role: 'editor',
    status: 'active',
    q: 'ธน',
    sortBy: 'email',
    sortDesc: 'true',
    page: '2',
    perPage: '25',
  })
  expect([context().total, usersText(10).write(context())]).toEqual([
    31,
    'q=%E0%B8%98%E0%B8%99&role=editor&status=active&sortBy=email&perPage=25&page=2&sortDesc=true',
  ])
  expect(usersText(10).read('sortBy=shoe&page=0')).toEqual(usersText(10).read(''))
  expect(usersText(10).read('role=king').query).toEqual({ role: 'king' })
})

test('USER-25 a saved user is in the list immediately; a new one reloads the list', async () => {
  const mock = createMock()
  const { engine, view, context } = await openList(mock.transport)
  await view.settled()
  const form = engine.view('users.edit', { id: 3 })
  await form.settled()
  form.send({ type: 'field.set', name: 'fullName', value: 'สุนิสา คนใหม่' })
  form.send({ type: 'save' })
  await form.settled()
  await turns()
  expect(context().rows.find(({ id }) => id === 3)?.fullName).toBe('สุนิสา คนใหม่')
  const added = engine.view('users.edit', { id: 'new' })
  await added.settled()
  for (const [name, value] of Object.entries(newUser)) added.send({ type: 'field.set', name, value } as never)
  added.send({ type: 'save' })
  await added.settled()
  await turns()
  await view.settled()
  expect([context().rows[0]?.username, context().total]).toEqual(['darin', 51])
})

test('USER-26 a removal is sent once its time is over, and the page is filled up', async () => {
  const mock = createMock()
  const { clock, view, desk, context } = await openList(mock.transport)
  await view.settled()
  const [first, second] = context().rows
  const remove = (id: number) =>
    desk.send({ type: 'change.make', id: `remove ${id}`, change: { kind: 'remove', id, name: '' }, holdMs: 5_000 })
  remove(first?.id ?? 0)
  remove(second?.id ?? 0)
  await pass(clock, 4_999)
  desk.send({ type: 'change.undo', id: `remove ${second?.id}` })
  await pass(clock, 1)
  await turns(40)
  await view.settled()
  expect([context().rows.length, context().total, context().rows[0]?.id]).toEqual([10, 49, second?.id])
})

test('USER-26 an already removed user counts as removed', async () => {
  const mock = createMock()
  const { view, desk, context } = await openList(mock.transport)
  await view.settled()
  await ask(mock, 'DELETE /apps/users/delete?id=4')
  desk.send({ type: 'change.make', change: { kind: 'remove', id: 4, name: '' } })
  await turns(40)
  await view.settled()
  expect([desk.getSnapshot().context.failed, context().rows.some(({ id }) => id === 4)]).toEqual([[], false])
})

test('USER-27 a late list does not undo changes made in the meantime', async () => {
  const mock = createMock()
  const gate = gated(mock.transport)
  const { view, desk, context } = await openList(gate.transport)
  await turns()
  expect(gate.waiting).toHaveLength(1)
  const early = await mock.transport(new Request('http://shop.test/api/users/list/data?page=1&perPage=10'))
  const setting = { status: 'pending' } as const
  desk.send({ type: 'change.make', change: { kind: 'set', id: 1, name: '', setting } })
  await turns()
  await gate.answer(1)
  await turns()
  // what the list was on its way with is older than the change
  const body = await early.json()
  expect(body.users[0].status).toBe('active')
  await gate.answer(0)
  await turns()
  await view.settled()
  expect(context().rows[0]?.status).toBe('pending')
})

test('USER-28 one user is loaded with figures if the backend counts them, otherwise without', async () => {
  const counted = { figures: { orders: 2, sales: 201.5, printed: 1, lastOrderAt: '2026-11-20T00:00:00.000Z' } }
  const routes = { 'GET /api/users/user': { user: storedOnWire() } }
  const one = async (figures: unknown) => {
    const transport = fakeTransport({ ...routes, 'GET /api/users/figures': figures as object })
    const engine = createEngine({ transport, storage: memoryStorage() })
    const view = engine.view('users.one', { key: 7 })
    await view.settled()
    const { value } = view.getSnapshot().context
    engine.stop()
    return [value?.user.id, value?.figures]
  }
  expect(await one(counted)).toEqual([7, { ...counted.figures, sales: 20_150 }])
  expect(await one(new Response('', { status: 404 }))).toEqual([7, undefined])
  expect(await one(new Response('{"figures":{}}'))).toEqual([7, undefined])
})

test('USER-28 an unknown user is missing; without a number the first is loaded', async () => {
  const engine = createEngine({ transport: createMock().transport, storage: memoryStorage() })
  const unknown = engine.view('users.one', { key: 999 })
  await unknown.settled()
  expect(unknown.getSnapshot().value).toBe('missing')
  const first = engine.view('users.one', { key: 0 })
  await first.settled()
  expect(first.getSnapshot().context.value?.user.id).toBe(1)
  engine.stop()
})

test('USER-29 hidden columns are stored on this device; an unreadable record means the defaults', async () => {
  const storage = memoryStorage()
  const open = async () => {
    const engine = createEngine({ transport: fakeTransport({}), storage })
    const view = engine.view('users.columns')
    await view.settled()
    return { view, hidden: () => view.getSnapshot().context.hidden }
  }
  const first = await open()
  expect(first.hidden()).toEqual(['company', 'country'])
  first.view.send({ type: 'columns.hide', hidden: ['email'] })
  expect([first.hidden(), (await open()).hidden()]).toEqual([['email'], ['email']])
  for (const broken of ['{', '{"a":1}', '[1]', 'null']) {
    storage.local.set('langraan.users.columns', broken)
    expect((await open()).hidden()).toEqual(['company', 'country'])
  }
})

test('USER-9 of a backend that ignores the page and returns all users, the page is taken', async () => {
  const users = Array.from({ length: 23 }, (_, place) => storedOnWire({ id: place + 1 }))
  const transport = fakeTransport({ [list]: { users, total: 23 } })
  const { view, context } = await openList(transport, { perPage: 10, page: 3 })
  await view.settled()
  expect([context().rows.map(({ id }) => id), context().total]).toEqual([[21, 22, 23], 23])
})
