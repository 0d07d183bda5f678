import { expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'

const OrderNumber = 'LR-20261101-000001'
const malee = { id: 1, name: 'มาลี ใจดี' }
const somchai = { id: 2, name: 'สมชาย รักงาน' }

async function open(permissions = ['manage:Order']) {
  let time = Date.parse('2026-11-21T03:00:00Z')
  const mock = createMock({ now: () => new Date(time) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
  const person = async (token: string) => ({
    set: async (isEditing: boolean, form = 'f1', of = OrderNumber) =>
      (await ask(mock, 'POST /api/editing', { token, body: { OrderNumber: of, form, isEditing } })).body?.editors,
    look: async (of = OrderNumber) => (await ask(mock, `GET /api/editing?OrderNumber=${of}`, { token })).body.editors,
  })
  const tokens = { malee: await tokenOf(mock, 'admin'), somchai: await tokenOf(mock, 'client') }
  return {
    mock,
    tokens,
    malee: await person(tokens.malee),
    somchai: await person(tokens.somchai),
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

const statusOf = async (mock: Mock, token: string) =>
  (await ask(mock, 'POST /api/editing', { token, body: { OrderNumber, form: 'x', isEditing: true } })).status

test('LIVE-40 an order says who else has it open for editing, until they close it', async () => {
  const desk = await open()
  expect(await desk.malee.set(true)).toEqual([])
  expect(await desk.somchai.look()).toEqual([malee])
  expect(await desk.somchai.look('LR-20261101-000002')).toEqual([])
  expect(await desk.somchai.set(true)).toEqual([malee])
  expect(await desk.malee.look()).toEqual([somchai])
  expect(await desk.malee.set(false)).toEqual([somchai])
  expect(await desk.somchai.look()).toEqual([])
})

test('LIVE-40 two forms of one user: the user counts once, until both are closed', async () => {
  const desk = await open()
  await desk.malee.set(true, 'f1')
  await desk.malee.set(true, 'f2')
  expect(await desk.somchai.look()).toEqual([malee])
  await desk.malee.set(false, 'f1')
  expect(await desk.somchai.look()).toEqual([malee])
  await desk.malee.set(false, 'f2')
  expect(await desk.somchai.look()).toEqual([])
})

test('LIVE-40 after a crash, a form is forgotten a minute after it was last heard of', async () => {
  const desk = await open()
  await desk.malee.set(true)
  desk.pass(60_000)
  expect(await desk.somchai.look()).toEqual([malee])
  desk.pass(10_001)
  expect(await desk.somchai.look()).toEqual([])
  expect(await desk.malee.set(true)).toEqual([])
  expect(await desk.somchai.look()).toEqual([malee])
})

test('LIVE-41 only who may change orders can say that they edit one; who may read orders sees it', async () => {
  const desk = await open(['read:Order'])
  await desk.malee.set(true)
  expect(await desk.somchai.look()).toEqual([malee])
  expect(await statusOf(desk.mock, desk.tokens.somchai)).toBe(403)
})

test("LIVE-41 nobody ends another user's form", async () => {
  const desk = await open()
  await desk.malee.set(true, 'f1')
  await desk.somchai.set(false, 'f1')
  expect(await desk.somchai.look()).toEqual([malee])
})
