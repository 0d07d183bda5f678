import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import type { Transport } from '../../src/core/kernel/transport'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'

const notify = 'POST /misc/notify'

function desk(transport: Transport = fakeTransport({})) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00.250Z' })
  return { clock, engine: createEngine({ transport, clock, storage: memoryStorage() }) }
}

async function notice(transport: Transport) {
  const { engine, clock } = desk(transport)
  const received: string[] = []
  engine.events$.subscribe(({ type }) => type.startsWith('misc.') && received.push(type))
  const view = engine.view('misc', { topic: 'maintenance' })
  await view.settled()
  return { view, clock, received, stage: () => view.getSnapshot().value, context: () => view.getSnapshot().context }
}

test.each([
  ['', 'required'],
  ['nobody', 'email'],
])('MISC-2 "%s" is rejected without a call', async (email, code) => {
  const { view, stage, context } = await notice(fakeTransport({}))
  view.send({ type: 'address.send', email })
  expect([stage(), context().fields]).toEqual(['asking', { email: [code] }])
  view.send({ type: 'address.edit' })
  expect(context().fields).toBeUndefined()
})

test('MISC-3 an address is sent once, and a second press in the meantime is rejected', async () => {
  const transport = fakeTransport({
    [notify]: () => Response.json({ email: 'a@b.test', topic: 'maintenance' }, { status: 201 }),
  })
  const { view, received, stage, context } = await notice(transport)
  view.send({ type: 'address.send', email: ' A@b.test ' })
  view.send({ type: 'address.send', email: 'c@d.test' })
  await turns()
  expect(transport.calls.map(({ body }) => body)).toEqual([{ email: 'A@b.test', topic: 'maintenance' }])
  expect([stage(), context().email, received]).toEqual(['kept', 'a@b.test', ['misc.refused', 'misc.addressKept']])
})

test('MISC-3 a rejected address can be sent again', async () => {
  let isClosed = true
  const transport = fakeTransport({
    [notify]: () =>
      isClosed
        ? new Response(null, { status: 403 })
        : Response.json({ email: 'a@b.test', topic: 'maintenance' }, { status: 201 }),
  })
  const { view, stage, context } = await notice(transport)
  view.send({ type: 'address.send', email: 'a@b.test' })
  await turns()
  expect([stage(), context().error?.code]).toEqual(['asking', 'forbidden'])
  isClosed = false
  view.send({ type: 'address.send', email: 'a@b.test' })
  await turns()
  expect([stage(), context().error]).toEqual(['kept', undefined])
})

test('MISC-4 the countdown follows the clock, also after standby, until it is over', async () => {
  const { clock, engine } = desk()
  const view = engine.view('misc.countdown', { opensAt: '2026-11-10T16:01:00+07:00' })
  await turns()
  const left = () => view.getSnapshot().context.left
  expect(left()).toBe(60)
  await pass(clock, 750)
  expect(left()).toBe(59)
  await pass(clock, 1_000)
  expect(left()).toBe(58)
  await pass(clock, 40_000)
  expect(left()).toBe(18)
  await pass(clock, 18_000)
  expect([view.getSnapshot().value, left()]).toEqual(['over', 0])
})

test.each([
  [undefined, 'unknown'],
  ['soon', 'unknown'],
  ['2020-01-01T00:00:00Z', 'over'],
])('MISC-4 with %s nothing is counted down: %s', async (opensAt, stage) => {
  const { engine } = desk()
  const view = engine.view('misc.countdown', { opensAt })
  expect((await view.settled()).value).toBe(stage)
})
