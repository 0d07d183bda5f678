import { expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import { gated } from '../helpers/gated'
import { pass, turns } from '../helpers/turns'
import { aMail, idsOf } from './a-mail'
import { mailDesk } from './mail-desk'

const mails = [
  aMail(1, { labels: ['company'] }),
  aMail(2, { isRead: false }),
  aMail(3, { isStarred: true }),
  aMail(4, { folder: 'draft' }),
  aMail(5, { folder: 'spam', isRead: false }),
]
const letter = { to: [{ name: '', email: 'a@b.co' }], cc: [], bcc: [], subject: 'ใหม่', message: '<p>ก</p>' }

/** Fails the calls whose path ends so, until told otherwise. */
function failing(end: string, answer: () => Response) {
  const switched = { off: false }
  const between =
    (backend: Transport): Transport =>
    async (request) =>
      !switched.off && new URL(request.url).pathname.endsWith(end) ? answer() : backend(request)
  return { between, switched }
}

test('EMAIL-32 changes reach the backend one after the other, each with its own call', async () => {
  const { engine, asked, stored, reported } = mailDesk(mails)
  const email = engine.app('email')
  email.send({ type: 'change.make', id: 'p', change: { kind: 'patch', ids: [1, 2], patch: { folder: 'spam' } } })
  email.send({ type: 'change.make', id: 'l', change: { kind: 'label', ids: [2], label: 'private', on: true } })
  email.send({ type: 'change.make', id: 's', change: { kind: 'send', letter: { ...letter, id: 4 } } })
  const { context } = await email.settled()
  expect([context.pending, context.failed, asked]).toEqual([
    [],
    [],
    ['POST update-emails', 'POST update-emails-label', 'POST send'],
  ])
  expect(stored().map(({ id, folder, labels }) => [id, folder, labels])).toEqual([
    [1, 'spam', ['company']],
    [2, 'spam', ['private']],
    [3, 'inbox', []],
    [4, 'sent', []],
    [5, 'spam', []],
  ])
  expect(reported).toMatchObject([
    { type: 'email.changed', id: 'p', answer: undefined },
    { type: 'email.changed', id: 'l', answer: undefined },
    { type: 'email.changed', id: 's', answer: stored()[3] },
  ])
})

test('EMAIL-32 an email is sent with the id of its change: retried after a lost response it is one email', async () => {
  const lost = { once: true }
  const desk = mailDesk(mails, (backend) => async (request) => {
    const answer = await backend(request)
    if (!lost.once || !request.url.endsWith('/send')) return answer
    lost.once = false
    return new Response('{"email":', { status: 201 })
  })
  const email = desk.engine.app('email')
  email.send({ type: 'change.make', id: 's', change: { kind: 'send', letter } })
  expect((await email.settled()).context.failed.map(({ id, error }) => [id, error.code])).toEqual([['s', 'contract']])
  email.send({ type: 'change.retry', id: 's' })
  expect((await email.settled()).context).toMatchObject({ pending: [], failed: [] })
  expect(desk.stored().filter(({ folder }) => folder === 'sent').length).toBe(1)
})

test('EMAIL-32 a label retried after a lost response is on, not off', async () => {
  const { between, switched } = failing('label', () => new Response(null, { status: 500 }))
  const desk = mailDesk(mails, (backend) => {
    const broken = between(backend)
    return async (request) => {
      if (request.url.endsWith('label') && !switched.off) await backend(request.clone())
      return broken(request)
    }
  })
  const email = desk.engine.app('email')
  email.send({ type: 'change.make', id: 'l', change: { kind: 'label', ids: [2], label: 'private', on: true } })
  expect((await email.settled()).context.failed.length).toBe(1)
  switched.off = true
  email.send({ type: 'change.retry', id: 'l' })
  await email.settled()
  expect(desk.stored()[1]?.labels).toEqual(['private'])
})

test('EMAIL-33 the list is the response with its counts, its location and its page', async () => {
  const { engine } = mailDesk(mails)
  const list = engine.view('email')
  const { value, context } = await list.settled()
  expect([value, idsOf(context.rows), context.total, context.page]).toEqual(['ready', [3, 2, 1], 3, 1])
  expect(context.extra).toEqual({ counts: { inbox: 1, draft: 1, spam: 1 }, location: { folder: 'inbox' }, page: 1 })
  list.send({ type: 'query.change', query: { folder: '', label: 'company' } })
  expect(idsOf((await list.settled()).context.rows)).toEqual([1])
})

test('EMAIL-33 a completed change stays on the screen without a flicker, and the list reloads', async () => {
  const { engine, asked } = mailDesk(mails)
  const [list, email] = [engine.view('email'), engine.app('email')]
  await Promise.all([list.settled(), email.settled()])
  const seen: string[] = []
  const look = () => {
    const { rows, extra } = list.getSnapshot().context
    const { pending } = email.getSnapshot().context
    // what somebody sees: the rows without those that a pending change takes away
    const gone = pending.flatMap(({ change }) => (change.kind === 'patch' ? change.ids : []))
    const inbox = (extra?.counts.inbox ?? 0) - gone.filter((id) => id === 2 && rows.some((row) => row.id === 2)).length
    seen.push(`${idsOf(rows).filter((id) => !gone.includes(id))} unread ${inbox}`)
  }
  list.subscribe(look)
  email.subscribe(look)
  email.send({ type: 'change.make', change: { kind: 'patch', ids: [2], patch: { folder: 'spam' } } })
  await email.settled()
  await list.settled()
  expect(new Set(seen)).toEqual(new Set(['3,1 unread 0']))
  expect(list.getSnapshot().context.extra?.counts).toEqual({ inbox: 0, draft: 1, spam: 2 })
  expect(asked).toEqual(['GET emails', 'POST update-emails', 'GET emails'])
})

test.each([
  ['403', () => new Response(null, { status: 403 }), 'forbidden'],
  ['409', () => Response.json({}, { status: 409 }), 'conflict'],
  ['422', () => Response.json({ error: { emailIds: 'x' } }, { status: 422 }), 'http'],
])('EMAIL-34 a change rejected with %s is reverted and can be retried', async (_, answer, code) => {
  const { between, switched } = failing('update-emails', answer)
  const { engine, stored } = mailDesk(mails, between)
  const email = engine.app('email')
  email.send({ type: 'change.make', id: 'p', change: { kind: 'patch', ids: [2], patch: { isRead: true } } })
  email.send({ type: 'change.make', change: { kind: 'label', ids: [3], label: 'private', on: true } })
  const { context } = await email.settled()
  expect([context.pending, context.failed.map(({ id, error }) => [id, error.code])]).toEqual([[], [['p', code]]])
  expect(
    stored()
      .map(({ isRead, labels }) => [isRead, labels.length])
      .slice(1, 3),
  ).toEqual([
    [false, 0],
    [true, 1],
  ])
  switched.off = true
  email.send({ type: 'change.retry', id: 'p' })
  expect((await email.settled()).context.failed).toEqual([])
  expect(stored()[1]?.isRead).toBe(true)
})

test.each<[string, () => Response | Promise<Response>, string]>([
  ['offline', () => Promise.reject(new RaanError('offline')), 'offline'],
  ['500', () => new Response('oops', { status: 500 }), 'http'],
  ['403', () => new Response(null, { status: 403 }), 'forbidden'],
  ['broken JSON', () => new Response('{"emails": ['), 'contract'],
  ['a broken mail', () => Response.json({ emails: [{}], emailsMeta: {} }), 'contract'],
])('EMAIL-35 a list that fails (%s) says why, keeps its rows and can be reloaded', async (_, answer, code) => {
  const broken = { yes: false }
  const { engine, clock } = mailDesk(mails, (backend) => async (request) => (broken.yes ? answer() : backend(request)))
  const list = engine.view('email')
  await list.settled()
  broken.yes = true
  list.send({ type: 'reload' })
  for (let attempt = 0; attempt < 5; attempt++) await pass(clock, 2_000)
  const { value, context } = await list.settled()
  expect([value, context.error?.code, idsOf(context.rows)]).toEqual(['failed', code, [3, 2, 1]])
  broken.yes = false
  list.send({ type: 'reload' })
  expect((await list.settled()).value).toBe('ready')
})

test('EMAIL-35 typing is debounced, and a late response never replaces a newer one', async () => {
  let gate = gated(() => expect.unreachable())
  const { engine, clock } = mailDesk(mails, (backend) => {
    gate = gated(backend)
    return gate.transport
  })
  const list = engine.view('email')
  list.send({ type: 'query.change', query: { q: 'เรื่อง 3' }, debounced: true })
  list.send({ type: 'query.change', query: { q: 'เรื่อง 2' }, debounced: true })
  await pass(clock, 199)
  expect(gate.waiting.length).toBe(0)
  await pass(clock, 1)
  const late = gate.waiting[0]
  list.send({ type: 'query.change', query: { q: 'เรื่อง 1' } })
  await turns()
  expect([late?.signal.aborted, gate.waiting.length]).toEqual([true, 1])
  await gate.answer()
  const { value, context } = await list.settled()
  expect([value, idsOf(context.rows), context.stale]).toEqual(['ready', [1], false])
})

test('EMAIL-49 recipients are loaded once, when first needed', async () => {
  const { engine, asked } = mailDesk(mails)
  const people = engine.view('email.people', {}, { deferred: true })
  await turns()
  expect(asked).toEqual([])
  const first = await people.settled()
  await people.settled()
  expect([first.context.value?.[0], asked]).toEqual([{ name: 'มาลี ใจดี', email: 'admin@langraan.test' }, ['GET people']])
})

test('EMAIL-2140 a backend that gathers no recipients is asked for all emails instead; another failure is one', async () => {
  const lacking = failing('/people', () => new Response(null, { status: 404 }))
  const desk = mailDesk(mails, lacking.between)
  const people = await desk.engine.view('email.people', {}).settled()
  expect(people.context.value?.map(({ email }) => email)).toEqual([
    'admin@langraan.test',
    ...[4, 3, 2, 1].map((nth) => `from${nth}@mail.example`),
  ])
  expect(desk.asked).toEqual(['GET emails'])
  const broken = failing('/people', () => new Response(null, { status: 501 }))
  const other = mailDesk(mails, broken.between)
  expect((await other.engine.view('email.people', {}).settled()).value).toBe('failed')
  expect(other.asked).toEqual([])
})
