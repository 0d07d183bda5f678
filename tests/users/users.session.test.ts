import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { turns } from '../helpers/turns'

const now = () => new Date('2026-11-21T03:00:00Z')

function desk(mock = createMock({ now }), storage = memoryStorage()) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const engine = createEngine({ transport: mock.transport, clock, storage })
  const change = async (id: number, grants: readonly (readonly [string, string, boolean])[], fields: object = {}) => {
    const form = engine.view('users.edit', { id })
    await form.settled()
    await turns()
    for (const [action, subject, isOn] of grants) form.send({ type: 'grant.set', action, subject, isOn } as never)
    for (const [name, value] of Object.entries(fields)) form.send({ type: 'field.set', name, value } as never)
    form.send({ type: 'save' })
    await form.settled()
    await turns()
    expect(form.getSnapshot().value).toBe('saved')
    form.stop()
  }
  return { mock, engine, change, storage }
}

test('USER-70 a permission revoked from the signed-in user applies in can() immediately; nobody can grant it back to themselves', async () => {
  const { engine, change, mock } = desk()
  await engine.login('admin@langraan.test', 'admin')
  expect([engine.can('delete', 'Order'), engine.can('read', 'Foreign')]).toEqual([true, true])
  await change(1, [['delete', 'Order', false]])
  expect([engine.can('delete', 'Order'), engine.can('read', 'Order'), engine.can('delete', 'User')]).toEqual([
    false,
    true,
    true,
  ])
  const form = engine.view('users.edit', { id: 1 })
  await form.settled()
  await turns()
  form.send({ type: 'grant.set', action: 'delete', subject: 'Order', isOn: true })
  form.send({ type: 'save' })
  await form.settled()
  await turns()
  expect(form.getSnapshot().context.error?.code).toBe('forbidden')
  expect(engine.can('delete', 'Order')).toBe(false)
  const { user } = (await ask(mock, 'GET /api/users/user?id=1')).body
  expect(user.permissions).not.toContain('delete:Order')
})

test('USER-70 it survives a reload, and the next sign-in has the same permissions', async () => {
  const { engine, change, mock, storage } = desk()
  await engine.login('admin@langraan.test', 'admin')
  await change(1, [['read', 'Invoice', false]], { fullName: 'มาลี ใหม่' })
  expect(engine.app('auth').getSnapshot().context.user?.fullName).toBe('มาลี ใหม่')
  const reloaded = desk(mock, storage).engine
  expect([reloaded.can('read', 'Invoice'), reloaded.can('read', 'Order')]).toEqual([false, true])
  const elsewhere = desk(mock).engine
  await elsewhere.login('admin@langraan.test', 'admin')
  expect([
    elsewhere.can('read', 'Invoice'),
    elsewhere.can('read', 'Order'),
    elsewhere.app('auth').getSnapshot().context.user?.fullName,
  ]).toEqual([false, true, 'มาลี ใหม่'])
})

test("USER-71 someone else's change applies from their next sign-in and leaves this session alone", async () => {
  const { engine, change, mock } = desk()
  await engine.login('admin@langraan.test', 'admin')
  const before = engine.app('auth').getSnapshot().context.user
  await change(2, [
    ['read', 'Order', true],
    ['read', 'ACL', false],
  ])
  expect(engine.app('auth').getSnapshot().context.user).toEqual(before)
  const client = desk(mock).engine
  await client.login('client@langraan.test', 'client')
  const { user } = client.app('auth').getSnapshot().context
  expect([user?.role, client.can('read', 'Order'), client.can('read', 'ACL'), client.can('read', 'Auth')]).toEqual([
    'client',
    true,
    false,
    true,
  ])
})

test('USER-72 those who can sign in are in the list, including those who register', async () => {
  const mock = createMock({ now })
  const all = async () => (await ask(mock, 'GET /api/users/list/all-data')).body as { email: string; id: number }[]
  expect((await all()).slice(0, 2).map(({ email }) => email)).toEqual(['admin@langraan.test', 'client@langraan.test'])
  const { engine, change } = desk(mock)
  const account = { email: 'nok@shop.test', username: 'nok', password: 'secret words' }
  expect((await ask(mock, 'POST /jwt/register', { body: account })).status).toBe(200)
  const [first] = await all()
  expect(first).toMatchObject({ id: 51, username: 'nok', role: 'admin', permissions: ['manage:all'] })
  await engine.login('nok@shop.test', 'secret words')
  await change(51, [['write', 'Shop', false]], { email: 'nok2@shop.test', username: 'nok2' })
  expect([engine.can('write', 'Shop'), engine.app('auth').getSnapshot().context.user?.username]).toEqual([
    false,
    'nok2',
  ])
  const again = desk(mock).engine
  expect(await again.login('nok@shop.test', 'secret words')).toBeDefined()
  expect(await again.login('nok2@shop.test', 'secret words')).toBeUndefined()
})

test('USER-73 deleted users can no longer sign in', async () => {
  const { engine, mock } = desk()
  await ask(mock, 'DELETE /apps/users/delete?id=2')
  expect(await engine.login('client@langraan.test', 'client')).toBeDefined()
  expect((await ask(mock, 'GET /api/users/list/data')).body.total).toBe(49)
})

test('USER-74 signing out cancels pending removals without a message', async () => {
  const { engine, mock } = desk()
  await engine.login('admin@langraan.test', 'admin')
  const changes = engine.app('users')
  await changes.settled()
  changes.send({ type: 'change.make', change: { kind: 'remove', id: 9, name: 'x' }, holdMs: 5_000 })
  await turns()
  await engine.logout()
  await turns()
  expect(changes.getSnapshot().context.held).toEqual([])
  expect((await ask(mock, 'GET /api/users/list/data')).body.total).toBe(50)
})
