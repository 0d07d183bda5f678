import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { RaanError } from '../../src/core/kernel/errors'
import { isUncertain, noSends, recordFailedSend } from '../../src/core/kernel/sends'
import { createMock } from '../../src/mock'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { newUser } from '../users/user-on-wire'
import { openForm } from './form-desk'

/** Somebody new, entered before a backend that heeds no key; `list` is what it answers when it is asked who is there. */
async function keyless(list?: () => Response) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  let isLost = false
  const engine = createEngine({
    clock,
    storage: memoryStorage(),
    transport: async (request) => {
      if (list && new URL(request.url).pathname === '/api/users/list/data') return list()
      const copy = new Request(request)
      copy.headers.delete('Idempotency-Key')
      const answer = await mock.transport(copy)
      if (isLost && request.method === 'POST') throw new TypeError('Failed to fetch')
      return answer
    },
  })
  const form = engine.view('users.edit', { id: 'new' })
  await form.settled()
  const enter = (fields: object) => {
    for (const [name, value] of Object.entries(fields)) form.send({ type: 'field.set', name, value } as never)
  }
  enter(newUser)
  return {
    mock,
    enter,
    stage: () => form.getSnapshot().value,
    context: () => form.getSnapshot().context,
    async save(answer?: 'lost') {
      isLost = answer === 'lost'
      form.send({ type: 'save' })
      for (let wait = 0; wait < 8; wait++) await pass(clock, 16_000)
    },
    named: async () =>
      (await ask(mock, 'GET /api/users/list/all-data')).body.filter(
        ({ username }: { username: string }) => username === newUser.username,
      ),
  }
}

test("FORM-610 a name taken by the form's own unanswered send is looked up and counts as saved", async () => {
  const desk = await keyless()
  await desk.save('lost')
  expect([desk.stage(), isUncertain(desk.context().asked)]).toEqual(['editing', true])
  await desk.save()
  expect([desk.stage(), desk.context().saved?.username, (await desk.named()).length]).toEqual(['saved', 'darin', 1])
})

test('FORM-610 later entries are stored with the user that was found', async () => {
  const desk = await keyless()
  await desk.save('lost')
  desk.enter({ company: 'ร้านใหม่' })
  await desk.save()
  const found = await desk.named()
  expect([desk.stage(), found.length, found[0]?.company]).toEqual(['saved', 1, 'ร้านใหม่'])
})

test('FORM-611 a name that someone else has stays taken, also after an unanswered send', async () => {
  const desk = await keyless()
  await ask(desk.mock, 'POST /apps/users/add-user', { body: { ...newUser, fullName: 'อีกคน', status: 'active' } })
  await desk.save('lost')
  await desk.save()
  expect([desk.stage(), desk.context().errors]).toEqual(['editing', { email: ['taken'], username: ['taken'] }])
})

test("FORM-612 if users can't be looked up the outcome stays unknown, and nothing is created twice", async () => {
  const desk = await keyless(() => new Response('', { status: 403 }))
  await desk.save('lost')
  await desk.save()
  expect([desk.stage(), isUncertain(desk.context().asked), (await desk.named()).length]).toEqual(['editing', true, 1])
})

test.each(['users.add', 'blog.add', 'invoices.add'] as const)(
  "FORM-613 %s: a used key whose record isn't returned keeps the form and its entries",
  async (name) => {
    const desk = await openForm(name)
    desk.fill('แรก')
    await desk.save('it never arrives')
    desk.fill('ใหม่')
    await desk.save(async () => Response.json({ error: { 'Idempotency-Key': 'used' } }, { status: 422 }))
    expect([desk.stage(), desk.context().error?.code, desk.context().asked.unanswered > 0]).toEqual([
      'editing',
      'http',
      true,
    ])
  },
)

test.each(['users.update', 'blog.update', 'invoices.update'] as const)(
  'FORM-614 %s: a 404 while it opens can be retried, and an HTML page instead is a failure',
  async (name) => {
    for (const [answer, stage] of [
      [() => new Response(null, { status: 404 }), 'missing'],
      [() => new Response('<h1>404</h1>', { status: 404 }), 'failed'],
    ] as const) {
      const desk = await openForm(name, answer)
      expect(desk.stage()).toBe(stage)
      desk.fix()
      desk.send({ type: 'reload' })
      await desk.pause()
      expect(desk.stage()).toBe('editing')
    }
  },
)

test('FORM-615 unanswered sends are counted, and each different one is kept', () => {
  const offline = new RaanError('offline')
  const refused = new RaanError('http', { status: 422, fields: { name: ['taken'] } })
  const again = new RaanError('http', { status: 422, fields: { name: ['taken'] }, unanswered: 2 })
  const once = recordFailedSend(noSends, { name: 'a' }, offline)
  expect(once).toEqual({ unanswered: 1, sent: [{ name: 'a' }] })
  expect(recordFailedSend(once, { name: 'a' }, offline)).toEqual({ unanswered: 2, sent: [{ name: 'a' }] })
  expect(recordFailedSend(once, { name: 'b' }, offline)).toEqual({
    unanswered: 2,
    sent: [{ name: 'a' }, { name: 'b' }],
  })
  expect(recordFailedSend(noSends, { name: 'a' }, refused)).toEqual(noSends)
  expect(recordFailedSend(noSends, { name: 'a' }, again)).toEqual({ unanswered: 2, sent: [{ name: 'a' }] })
})
