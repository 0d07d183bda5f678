import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { accountSessionViews } from '../../src/core/account/sessions/views'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'

const list = 'GET /account-setting/sessions'
const session = (id: string, isCurrent = false) => ({
  id,
  browser: 'Chrome',
  system: 'Windows',
  since: '2026-11-21T03:00:00.000Z',
  seen: '2026-11-21T04:00:00.000Z',
  isCurrent,
})

async function open(answers: Parameters<typeof fakeTransport>[0]) {
  const transport = fakeTransport(answers)
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  engine.provide({}, accountSessionViews)
  const view = engine.view('account.sessions')
  await view.settled()
  await turns()
  return { transport, view, now: () => view.getSnapshot() }
}

test('SESSION-5 a session that has ended on its own counts as ended', async () => {
  const { view, now, transport } = await open({
    [list]: { sessions: [session('here', true), session('there')] },
    'DELETE /account-setting/sessions': () => new Response(null, { status: 404 }),
  })
  expect(now().context.sessions.map(({ id }) => id)).toEqual(['here', 'there'])
  view.send({ type: 'session.end', id: 'there' })
  view.send({ type: 'session.end', id: 'there' })
  await turns()
  expect([now().value, now().context.error]).toEqual(['ready', undefined])
  expect(transport.of('DELETE /account-setting/sessions').map(({ query }) => query.get('id'))).toEqual(['there'])
})

test('SESSION-5 a failure is reported, and reloading ends nothing', async () => {
  const { view, now, transport } = await open({
    [list]: { sessions: [session('here', true), session('there')] },
    'POST /account-setting/sessions/end-others': () => new Response(null, { status: 403 }),
  })
  view.send({ type: 'others.end' })
  await turns()
  expect([now().value, now().context.error?.code]).toEqual(['failed', 'forbidden'])
  view.send({ type: 'reload' })
  await turns()
  expect([now().value, transport.of('POST /account-setting/sessions/end-others')]).toEqual([
    'ready',
    [expect.anything()],
  ])
})

test('SESSION-5 a backend that lists none says so', async () => {
  const { now } = await open({ [list]: () => new Response(null, { status: 404 }) })
  expect(now().value).toBe('unavailable')
})
