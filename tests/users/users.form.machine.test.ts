import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { userFormMachine } from '../../src/core/users/edit/users.edit.form'
import { userEditViews } from '../../src/core/users/edit/views'
import { createMock } from '../../src/mock'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { pathsOf } from '../helpers/machine-paths'
import { pass, turns } from '../helpers/turns'
import { newUser, storedOnWire } from './user-on-wire'

const one = 'GET /api/users/user'
const add = 'POST /apps/users/add-user'
const update = 'POST /apps/users/update'

async function openForm(transport: Transport, id: number | 'new') {
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  engine.provide({}, userEditViews)
  const received: { type: string; [more: string]: unknown }[] = []
  engine.events$.subscribe((event) => received.push(event))
  const form = engine.view('users.edit', { id })
  const done = async () => {
    for (let attempt = 0; attempt < 4; attempt++) await pass(clock, 2_000)
    await turns()
  }
  // a failure is tried again three times before it is one
  let isOpen = false
  form.settled().then(() => {
    isOpen = true
  })
  for (let attempt = 0; attempt < 100 && !isOpen; attempt++) await pass(clock, 2_000)
  return {
    engine,
    form,
    done,
    stage: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context,
    received: () => received.filter(({ type }) => type.startsWith('users.')),
  }
}

const fill = (form: Awaited<ReturnType<typeof openForm>>['form']) => {
  for (const [name, value] of Object.entries(newUser)) form.send({ type: 'field.set', name, value } as never)
}

test('USER-40 a new user is sent as entered and announced as new', async () => {
  const transport = fakeTransport({ [add]: storedOnWireAnswer() })
  const { form, stage, received, done } = await openForm(transport, 'new')
  fill(form)
  form.send({ type: 'save' })
  expect(stage()).toBe('saving')
  await done()
  expect(transport.calls.map(({ body }) => body)).toEqual([{ ...newUser, status: 'active', avatar: null }])
  expect([stage(), received().map(({ type, isNew, person }) => [type, isNew, person])]).toEqual([
    'saved',
    [['users.saved', true, undefined]],
  ])
})

function storedOnWireAnswer(change: object = {}) {
  return { user: storedOnWire(change) }
}

test('USER-41 a change sends the differences with the version it is based on', async () => {
  const transport = fakeTransport({ [one]: storedOnWireAnswer(), [update]: storedOnWireAnswer({ company: 'ใหม่' }) })
  const { form, stage, received, done } = await openForm(transport, 7)
  expect(transport.of(one).map(({ query }) => query.get('id'))).toEqual(['7'])
  form.send({ type: 'field.set', name: 'company', value: 'ใหม่ ' })
  form.send({ type: 'information.set', information: { mobile: '081-555-1234' } })
  form.send({ type: 'social.set', social: { line: '@x' } })
  form.send({ type: 'grant.set', action: 'write', subject: 'Order', isOn: true })
  form.send({ type: 'save' })
  await done()
  const [sent] = transport.of(update).map(({ body }) => body as { user: Record<string, unknown> })
  expect(sent?.user).toMatchObject({
    id: 7,
    version: 3,
    company: 'ใหม่',
    permissions: ['read:Auth', 'write:Order'],
    information: { mobile: '081-555-1234' },
    social: { line: '@x' },
  })
  expect(Object.keys(sent?.user ?? {}).sort()).toEqual([
    'company',
    'id',
    'information',
    'permissions',
    'social',
    'version',
  ])
  expect([stage(), received().map(({ type, isNew }) => [type, isNew])]).toEqual(['saved', [['users.saved', false]]])
})

test('USER-41 without changes, or with changes undone, it saves without a call', async () => {
  const transport = fakeTransport({ [one]: storedOnWireAnswer({ permissions: ['manage:all'] }) })
  const { form, stage, received } = await openForm(transport, 7)
  form.send({ type: 'field.set', name: 'company', value: 'x' })
  form.send({ type: 'field.set', name: 'company', value: storedOnWire().company })
  form.send({ type: 'grant.set', action: 'delete', subject: 'User', isOn: false })
  form.send({ type: 'grant.set', action: 'delete', subject: 'User', isOn: true })
  form.send({ type: 'save' })
  expect([stage(), received(), transport.of(update)]).toEqual(['saved', [], []])
})

test('USER-42 saving twice is one request; what is typed in the meantime is visibly rejected', async () => {
  const transport = fakeTransport({ [add]: storedOnWireAnswer() })
  const { form, context, received, done } = await openForm(transport, 'new')
  fill(form)
  form.send({ type: 'save' })
  form.send({ type: 'save' })
  form.send({ type: 'field.set', name: 'fullName', value: 'later' })
  form.send({ type: 'grant.set', action: 'read', subject: 'all', isOn: true })
  expect(context().draft.fullName).toBe(newUser.fullName)
  await done()
  expect(transport.calls).toHaveLength(1)
  expect(received().map(({ type, event }) => [type, event])).toEqual([
    ['users.editRefused', 'field.set'],
    ['users.editRefused', 'grant.set'],
    ['users.saved', undefined],
  ])
})

test('USER-43 invalid values are not sent; correcting a field clears its error', async () => {
  const { form, stage, context } = await openForm(fakeTransport({}), 'new')
  fill(form)
  form.send({ type: 'field.set', name: 'email', value: 'darin' })
  form.send({ type: 'field.set', name: 'username', value: '' })
  form.send({ type: 'save' })
  expect([stage(), context().errors]).toEqual(['editing', { email: ['email'], username: ['required'] }])
  form.send({ type: 'field.set', name: 'email', value: 'darin@shop.test' })
  expect(context().errors).toEqual({ username: ['required'] })
})

test('USER-43 removing an address clears all its errors', async () => {
  const { form, context } = await openForm(fakeTransport({ [one]: storedOnWireAnswer() }), 7)
  form.send({ type: 'information.set', information: { city: 'จตุจักร', website: 'x' } })
  form.send({ type: 'save' })
  expect(Object.keys(context().errors)).toEqual([
    'information.website',
    'information.address1',
    'information.postcode',
    'information.state',
    'information.country',
  ])
  form.send({ type: 'information.set', information: { city: '' } })
  expect(context().errors).toEqual({ 'information.website': ['url'] })
})

test.each(['username', 'user.username'])(
  'USER-43 the backend error %s is shown at its field and the form stays as it was',
  async (path) => {
    const refusal = Response.json({ error: { [path]: 'taken' } }, { status: 422 })
    const { form, stage, context, received, done } = await openForm(fakeTransport({ [add]: refusal }), 'new')
    fill(form)
    form.send({ type: 'save' })
    await done()
    expect([stage(), context().errors, context().draft.username, received()]).toEqual([
      'editing',
      { username: ['taken'] },
      'darin',
      [],
    ])
  },
)

test("USER-44 a change that conflicts with someone else's overwrites theirs and nothing else, or is dropped", async () => {
  const theirs = storedOnWire({ company: 'ของเขา', contact: '000', version: 9 })
  let isQuicker = true
  const transport = fakeTransport({
    [one]: storedOnWireAnswer(),
    [update]: () =>
      isQuicker ? Response.json({ user: theirs }, { status: 409 }) : storedOnWireAnswer({ company: 'ของเรา' }),
  })
  const first = await openForm(transport, 7)
  first.form.send({ type: 'field.set', name: 'company', value: 'ของเรา' })
  first.form.send({ type: 'save' })
  await first.done()
  expect([first.stage(), first.context().theirs?.company]).toEqual(['editing', 'ของเขา'])
  isQuicker = false
  first.form.send({ type: 'conflict.overwrite' })
  await first.done()
  const last = transport.of(update).at(-1)?.body as { user: Record<string, unknown> }
  expect([first.stage(), last.user]).toEqual(['saved', { id: 7, version: 9, company: 'ของเรา' }])

  isQuicker = true
  const second = await openForm(transport, 7)
  second.form.send({ type: 'field.set', name: 'company', value: 'ของเรา' })
  second.form.send({ type: 'conflict.yield' })
  expect(second.context().draft.company).toBe('ของเรา')
  second.form.send({ type: 'save' })
  await second.done()
  second.form.send({ type: 'conflict.yield' })
  const { draft, base, theirs: left } = second.context()
  expect([draft.company, draft.contact, base?.version, left]).toEqual(['ของเขา', '000', 9, undefined])
})

test('USER-48 while a birth date is unreadable nothing is saved; the previous one stays', async () => {
  const theirs = storedOnWire({ version: 9 })
  const transport = fakeTransport({
    [one]: storedOnWireAnswer(),
    [update]: () => Response.json({ user: theirs }, { status: 409 }),
  })
  const { form, stage, context, done } = await openForm(transport, 7)
  expect(context().today).toBe('2026-11-21')
  form.send({ type: 'information.set', information: { birthDate: '1990-02-28' } })
  form.send({ type: 'day.refuse', isRefused: true })
  form.send({ type: 'save' })
  const unread = { 'information.birthDate': ['date'] }
  expect([stage(), context().errors, context().draft.information.birthDate]).toEqual(['editing', unread, '1990-02-28'])
  form.send({ type: 'day.refuse', isRefused: false })
  expect(context().errors).toEqual({})
  form.send({ type: 'save' })
  await done()
  expect([stage(), context().theirs?.version]).toEqual(['editing', 9])
  form.send({ type: 'day.refuse', isRefused: true })
  form.send({ type: 'conflict.overwrite' })
  expect([stage(), context().errors]).toEqual(['editing', unread])
  form.send({ type: 'conflict.yield' })
  expect([context().isDayUnread, context().draft.information.birthDate]).toEqual([false, ''])
  expect(transport.of(update)).toHaveLength(1)
})

test.each([
  ['offline', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['http', 500, () => Response.json({}, { status: 500 })],
  ['http', 404, () => new Response('', { status: 404 })],
  ['contract', 200, () => new Response('{"user":')],
  ['forbidden', 403, () => Response.json({}, { status: 403 })],
] as const)('USER-45 after %s %s the form is unchanged and can be saved again', async (code, status, answer) => {
  let isBroken = true
  const transport = fakeTransport({ [add]: () => (isBroken ? answer() : storedOnWireAnswer()) })
  const { form, stage, context, done } = await openForm(transport, 'new')
  fill(form)
  form.send({ type: 'save' })
  await done()
  const { error, draft } = context()
  expect([stage(), error?.code, error?.detail.status, draft.fullName]).toEqual([
    'editing',
    code,
    status,
    newUser.fullName,
  ])
  isBroken = false
  form.send({ type: 'save' })
  await done()
  expect(stage()).toBe('saved')
})

test('USER-46 a user that is missing or fails to load is reported; without a number the first is loaded', async () => {
  const mock = createMock()
  expect((await openForm(mock.transport, 999)).stage()).toBe('missing')
  expect((await openForm(mock.transport, 0)).context().base?.id).toBe(1)
  const nobody = fakeTransport({ 'GET /api/users/list/data': { users: [], total: 0 } })
  expect((await openForm(nobody, 0)).stage()).toBe('missing')
  let isBroken = true
  const transport = fakeTransport({
    [one]: () => (isBroken ? Response.json({}, { status: 500 }) : storedOnWireAnswer()),
  })
  const { form, stage, done } = await openForm(transport, 7)
  expect(stage()).toBe('failed')
  isBroken = false
  form.send({ type: 'reload' })
  await done()
  expect(stage()).toBe('editing')
})

test('USER-46 a response after the form is closed changes nothing', async () => {
  const gate = gated(createMock().transport)
  const engine = createEngine({ transport: gate.transport, storage: memoryStorage() })
  engine.provide({}, userEditViews)
  const form = engine.view('users.edit', { id: 3 })
  await turns()
  expect(gate.waiting).toHaveLength(1)
  form.stop()
  await turns()
  expect(gate.waiting).toHaveLength(0)
  engine.stop()
})

test('USER-47 every state of the form can be reached', () => {
  const user = { ...storedOnWire() } as never
  const paths = pathsOf(userFormMachine, {
    input: {
      call: async () => undefined as never,
      clock: simulatedClock({ start: '2026-11-21T03:00:00Z' }),
      newId: () => 'key',
      id: 7,
    },
    events: [
      { type: 'field.set', name: 'company', value: 'x' },
      { type: 'field.set', name: 'email', value: 'x' },
      { type: 'save' },
      { type: 'reload' },
    ],
    answers: { open: user, save: user },
    aspect: ({ base, draft, errors }) => [base !== undefined, draft.company, draft.email, Object.keys(errors).length],
    limit: 500,
  })
  expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(
    new Set(['editing', 'failed', 'saving', 'saved']),
  )
})
