import { describe, expect, test } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'
import { accountPasswordMachine } from '../../src/core/account/account.password'
import { authMachine } from '../../src/core/auth/auth.machine'
import { passwordResetMachine } from '../../src/core/auth/password/auth.password.machine'
import { makeChange } from '../../src/core/calendar/calendar.changes'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { calendarFormMachine } from '../../src/core/calendar/calendar.form'
import { outbox } from '../../src/core/chat/chat.outbox'
import { invoiceLetterMachine } from '../../src/core/invoices/actions/invoices.actions'
import type { Invoice } from '../../src/core/invoices/invoices.invoice'
import type { CallSetup } from '../../src/core/kernel/call'
import { createCall } from '../../src/core/kernel/call'
import { createChangesMachine, isUnchanged } from '../../src/core/kernel/changes-machine'
import { RaanError } from '../../src/core/kernel/errors'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { turns } from '../helpers/turns'

const start = '2026-11-21T03:00:00Z'
const signal = new AbortController().signal

/** The mock behind a way that loses answers; `withoutKeys` a backend that does not honour them. */
function shop({ withoutKeys = false } = {}) {
  const mock = createMock({ now: () => new Date(start) })
  const way = { losesAnswers: false }
  const transport = async (request: Request) => {
    if (withoutKeys) request.headers.delete('Idempotency-Key')
    const answer = await mock.transport(request)
    if (way.losesAnswers && request.method !== 'GET') throw new TypeError('fetch failed')
    return answer
  }
  const tokens: CallSetup['tokens'] = { current: async () => null, refresh: async () => null }
  const call = createCall({ transport, clock: simulatedClock({ start }), tokens, random: () => 0 })
  return { mock, way, call }
}
const event = {
  title: 'นัดใหม่',
  url: '',
  start: '2026-11-23T03:00:00.000Z',
  end: '2026-11-23T04:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' as const, guests: [], location: '', description: '' },
}
const eventsOf = async (mock: ReturnType<typeof shop>['mock'], title: string) =>
  ((await ask(mock, 'GET /apps/calendar/events')).body as CalendarEvent[]).filter((each) => each.title === title)

describe.each([[false], [true]])('without keys: %s', (withoutKeys) => {
  test('ONCE-604 an event is added once, and later changes are applied to it', async () => {
    const { mock, way, call } = shop({ withoutKeys })
    const request = { id: 'form-1', call, signal }
    way.losesAnswers = true
    await expect(makeChange({ ...request, change: { kind: 'add', event } })).rejects.toThrow('offline')
    way.losesAnswers = false
    const edited = { ...event, extendedProps: { ...event.extendedProps, location: 'ร้านกาแฟ' } }
    const stored = await makeChange({
      ...request,
      unanswered: 1,
      change: { kind: 'add', event: edited, earlier: [event] },
    })
    const [only, ...others] = await eventsOf(mock, event.title)
    expect([others, only?.id, only?.extendedProps.location]).toEqual([[], stored?.id, 'ร้านกาแฟ'])
  })

  test('ONCE-605 undoing a removal restores the event once, even if undo is retried', async () => {
    const { mock, way, call } = shop({ withoutKeys })
    const added = await makeChange({ id: 'a', call, signal, change: { kind: 'add', event } })
    if (!added) throw new Error('not added')
    const restore = { id: 'r', call, signal, change: { kind: 'restore', event: added } } as const
    expect(await makeChange(restore)).toEqual(added)
    await makeChange({ id: 'x', call, signal, change: { kind: 'remove', event: added } })
    way.losesAnswers = true
    await expect(makeChange(restore)).rejects.toThrow('offline')
    way.losesAnswers = false
    await makeChange({ ...restore, unanswered: 1 })
    expect((await eventsOf(mock, event.title)).length).toBe(1)
  })

  test('ONCE-606 an email is sent once; edited since, it says that the first version was sent', async () => {
    const { mock, way, call } = shop({ withoutKeys })
    const { invoices } = (await ask(mock, 'GET /apps/invoice/invoices')).body
    const invoice = { ...invoices[0], sent: undefined } as Invoice
    const letter = { to: 'dang@example.test', subject: 'ใบแจ้งหนี้', message: 'สวัสดี' }
    const keys = ['k1', 'k2', 'k3']
    const actor = createActor(invoiceLetterMachine, {
      input: { call, clock: simulatedClock({ start }), newId: () => keys.shift() ?? '', invoice, letter },
    }).start()
    const context = () => actor.getSnapshot().context
    way.losesAnswers = true
    actor.send({ type: 'save' })
    await turns(40)
    expect([actor.getSnapshot().value, context().asked, context().isUnchanged]).toEqual([
      'editing',
      { key: 'k1', unanswered: 1 },
      false,
    ])
    way.losesAnswers = false
    actor.send({ type: 'field.set', change: { message: 'แก้แล้ว' } })
    actor.send({ type: 'save' })
    await turns(40)
    const stored = (await ask(mock, `GET /api/invoice/invoices/${invoice.id}`)).body.invoice
    expect([context().isEarlier, context().draft.message, stored.sent.message, stored.version]).toEqual([
      true,
      'แก้แล้ว',
      'สวัสดี',
      (invoice.version ?? 0) + 1,
    ])
  })
})

test('ONCE-604 the form keeps its key after a rejection and edits, and counts unanswered sends', () => {
  const span = { start: event.start, end: event.end, allDay: false }
  const actor = createActor(calendarFormMachine, { input: { newId: () => 'k', source: { span } } })
  const sent: object[] = []
  actor.on('calendar.submitted', (submitted) => sent.push(submitted))
  actor.start()
  actor.send({ type: 'field.set', fields: { title: event.title } })
  actor.send({ type: 'save' })
  actor.send({ type: 'change.receive', id: 'form-k', error: new RaanError('offline') })
  expect(actor.getSnapshot().context.isUnchanged).toBe(false)
  actor.send({ type: 'field.set', fields: { title: 'อื่น' } })
  actor.send({ type: 'save' })
  expect(sent).toEqual([
    { type: 'calendar.submitted', id: 'form-k', change: { kind: 'add', event }, unanswered: 0 },
    {
      type: 'calendar.submitted',
      id: 'form-k',
      change: { kind: 'add', event: { ...event, title: 'อื่น' }, earlier: [event] },
      unanswered: 1,
    },
  ])
})

test('ONCE-608 a failed change is retried with its id and its earlier sends', async () => {
  const asked: object[] = []
  const machine = createChangesMachine<'notes', string, string>({
    app: 'notes',
    async make({ id, change, unanswered }) {
      asked.push({ id, change, unanswered })
      throw new RaanError(asked.length === 1 ? 'offline' : 'forbidden', { status: asked.length === 1 ? 0 : 403 })
    },
  })
  const actor = createActor(machine, { input: { call: async () => undefined as never, newId: () => 'n' } }).start()
  actor.send({ type: 'change.make', change: 'tea' })
  await turns()
  actor.send({ type: 'change.dismiss', id: 'n' })
  actor.send({ type: 'change.retry', id: 'n' })
  await turns()
  expect(asked).toEqual([
    { id: 'n', change: 'tea', unanswered: undefined },
    { id: 'n', change: 'tea', unanswered: 1 },
  ])
  const [failure] = actor.getSnapshot().context.failed
  // the second was refused, and the first may have been made all the same
  expect(failure && isUnchanged(failure)).toBe(false)
})

test.each([[false], [true]])('ONCE-607 a chat message is sent once, without keys: %s', async (withoutKeys) => {
  const { mock, way, call } = shop({ withoutKeys })
  const posting = {
    id: 'm1',
    contactId: 4,
    message: 'สวัสดีครับ',
    time: new Date(start).toISOString(),
    state: 'sending',
  } as const
  const reports: string[] = []
  const parent = setup({ actors: { outbox } }).createMachine({
    invoke: { id: 'outbox', src: 'outbox', input: { call } },
    on: {
      'post.*': { actions: ({ event }) => reports.push(event.type) },
      post: { actions: sendTo('outbox', ({ event }) => event) },
    },
  })
  const actor = createActor(parent).start()
  way.losesAnswers = true
  actor.send({ type: 'post', posting })
  await turns(40)
  way.losesAnswers = false
  actor.send({ type: 'post', posting: { ...posting, unanswered: 1 } })
  await turns(60)
  const { chat } = (await ask(mock, 'GET /apps/chat/get-chat?id=4')).body
  const sent = chat.chat.filter(({ message }: { message: string }) => message === posting.message)
  expect([sent.length, reports]).toEqual([1, ['post.begun', 'post.failed', 'post.begun', 'post.done']])
})

const refused = (fields: Record<string, string[]>) => new RaanError('http', { status: 400, fields })

test('ONCE-610 a used link after a lost response may have been used by us', async () => {
  const errors = [new RaanError('timeout'), refused({ token: ['spent'] })]
  const actor = createActor(passwordResetMachine, { input: { call: () => Promise.reject(errors.shift()) } }).start()
  const set = { type: 'password.set', token: 't', password: 'a new password', again: 'a new password' } as const
  actor.send(set)
  await turns()
  actor.send(set)
  await turns()
  const { isUnsure, fields } = actor.getSnapshot().context
  expect([isUnsure, fields]).toEqual([true, { token: ['spent'] }])
})

test('ONCE-610 an old password that is wrong after a lost response may have been changed', async () => {
  const errors = [new RaanError('timeout'), refused({ oldPassword: ['wrong'] })]
  const actor = createActor(accountPasswordMachine, { input: { call: () => Promise.reject(errors.shift()) } }).start()
  for (const [name, value] of Object.entries({
    oldPassword: 'admin',
    newPassword: 'a new password',
    again: 'a new password',
  }))
    actor.send({ type: 'field.set', name: name as 'again', value })
  actor.send({ type: 'save' })
  await turns()
  actor.send({ type: 'save' })
  await turns()
  const { isUnsure, errors: said } = actor.getSnapshot().context
  expect([isUnsure, said]).toEqual([true, { oldPassword: ['wrong'] }])
})

test('ONCE-609 a registration accepted after its own lost response signs in', async () => {
  const calls: string[] = []
  const user = { id: 7, fullName: '', username: 'new', avatar: null, email: 'new@shop.test', role: 'admin' }
  const call = async ({ name }: { name: string }) => {
    calls.push(name)
    if (name === 'auth.login') return { userData: user, accessToken: 'a', refreshToken: 'r' }
    throw calls.length === 1 ? new RaanError('timeout') : refused({ email: ['taken'] })
  }
  const session = {
    read: () => undefined,
    permissions: () => [],
    refreshToken: () => null,
    received: () => ({}),
    subscribe: () => () => {},
    start: () => ({ user, permissions: [] }),
  }
  const tokens = { session, handedOver: false, recover: async () => {} }
  const actor = createActor(authMachine, { input: { call: call as never, tokens: tokens as never } }).start()
  const typed = { type: 'register', email: 'new@shop.test', username: 'new', password: 'a new password' } as const
  actor.send(typed)
  await turns()
  expect([actor.getSnapshot().value, actor.getSnapshot().context.isUnsure]).toEqual(['signedOut', true])
  actor.send(typed)
  await turns()
  expect([actor.getSnapshot().value, calls]).toEqual(['signedIn', ['auth.register', 'auth.register', 'auth.login']])
})
