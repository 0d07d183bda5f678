import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { createChangesMachine } from '../../src/core/kernel/changes-machine'
import { RaanError } from '../../src/core/kernel/errors'
import { createEvents } from '../../src/core/kernel/events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { pathsOf } from '../helpers/machine-paths'
import { pass, turns } from '../helpers/turns'

type Change = { to: string }

function opened() {
  const clock = simulatedClock({ start: 0 })
  const events$ = createEvents()
  const calls: unknown[] = []
  const call = async (_: unknown, __: unknown, options?: object) => void calls.push(options)
  const asked: { to: string; settle(answer: string): void; refuse(): void }[] = []
  const machine = createChangesMachine<'notes', Change, string>({
    app: 'notes',
    make: ({ change, call: send, signal }) =>
      new Promise((settle, reject) => {
        void send(undefined as never, {} as never, { signal })
        asked.push({ to: change.to, settle, refuse: () => reject(new RaanError('forbidden')) })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  let made = 0
  const actor = createActor(machine, {
    input: { call: call as never, newId: () => `n${++made}`, events$ },
    clock: clock as never,
  })
  const reported: object[] = []
  actor.on('*', ({ type, id }) => reported.push({ type, id }))
  actor.start()
  const shown = () => {
    const { pending, failed, held } = actor.getSnapshot().context
    return { pending: pending.map(({ id }) => id), failed: failed.map(({ id }) => id), held: held.map(({ id }) => id) }
  }
  const leave = (type: 'page.left' | 'page.hidden' = 'page.left') => events$.next({ type })
  return { actor, clock, asked, calls, leave, reported, shown }
}

test('KERN-80 changes appear immediately and are sent one after the other, in the order they were made', async () => {
  const { actor, asked, reported, shown } = opened()
  actor.send({ type: 'change.make', change: { to: 'a' } })
  actor.send({ type: 'change.make', change: { to: 'b' } })
  expect([shown().pending, asked.map(({ to }) => to)]).toEqual([['n1', 'n2'], ['a']])
  asked[0]?.settle('A')
  await turns()
  expect([shown().pending, asked.map(({ to }) => to)]).toEqual([['n2'], ['a', 'b']])
  asked[1]?.settle('B')
  await turns()
  expect([shown().pending, reported]).toEqual([
    [],
    [
      { type: 'notes.changed', id: 'n1' },
      { type: 'notes.changed', id: 'n2' },
    ],
  ])
})

test('KERN-81 a rejected change is reverted, the ones after it continue, and it can be retried', async () => {
  const { actor, asked, reported, shown } = opened()
  actor.send({ type: 'change.make', change: { to: 'a' }, id: 'first' })
  actor.send({ type: 'change.make', change: { to: 'b' }, id: 'second' })
  asked[0]?.refuse()
  await turns()
  expect(shown()).toEqual({ pending: ['second'], failed: ['first'], held: [] })
  actor.send({ type: 'change.retry', id: 'first' })
  actor.send({ type: 'change.retry', id: 'first' })
  expect(shown()).toEqual({ pending: ['second', 'first'], failed: [], held: [] })
  asked[1]?.settle('B')
  await turns()
  asked[2]?.refuse()
  await turns()
  actor.send({ type: 'change.dismiss', id: 'first' })
  expect([shown().failed, reported]).toEqual([
    [],
    [
      { type: 'notes.changeFailed', id: 'first' },
      { type: 'notes.changed', id: 'second' },
      { type: 'notes.changeFailed', id: 'first' },
    ],
  ])
})

test('KERN-82 a held change can be undone until its time is over, and is sent once', async () => {
  const { actor, clock, asked, reported, shown } = opened()
  actor.send({ type: 'change.make', change: { to: 'a' }, id: 'a', holdMs: 5_000 })
  actor.send({ type: 'change.make', change: { to: 'b' }, id: 'b', holdMs: 5_000 })
  await pass(clock, 4_999)
  expect([shown(), asked]).toEqual([{ pending: [], failed: [], held: ['a', 'b'] }, []])
  actor.send({ type: 'change.undo', id: 'a' })
  await pass(clock, 1)
  actor.send({ type: 'change.undo', id: 'b' })
  expect([shown(), asked.map(({ to }) => to)]).toEqual([{ pending: ['b'], failed: [], held: [] }, ['b']])
  asked[0]?.settle('B')
  await pass(clock, 60_000)
  expect([asked.length, reported]).toEqual([
    1,
    [
      { type: 'notes.changeUndone', id: 'a' },
      { type: 'notes.changed', id: 'b' },
    ],
  ])
})

test('KERN-5115 what is held is sent once when the page is left, all at once, by requests that outlive the page', async () => {
  const { actor, clock, asked, calls, leave, reported, shown } = opened()
  for (const id of ['a', 'b']) actor.send({ type: 'change.make', id, change: { to: id }, holdMs: 5_000 })
  leave()
  leave()
  expect(asked.map(({ to }) => to)).toEqual(['a', 'b'])
  expect(calls).toMatchObject([{ keepalive: true }, { keepalive: true }])
  // a page that comes back from the browser's cache
  actor.send({ type: 'change.undo', id: 'a' })
  await pass(clock, 5_000)
  expect([shown().held, asked.length]).toEqual([['a', 'b'], 2])
  asked[0]?.settle('made')
  asked[1]?.refuse()
  await turns()
  expect(shown()).toEqual({ pending: [], failed: ['b'], held: [] })
  expect(reported).toEqual([
    { type: 'notes.changed', id: 'a' },
    { type: 'notes.changeFailed', id: 'b' },
  ])
})

test('KERN-5300 what is held is sent once when the page is hidden; what waits for its turn goes on waiting', async () => {
  const { actor, clock, asked, calls, leave, reported, shown } = opened()
  for (const id of ['a', 'b']) actor.send({ type: 'change.make', id, change: { to: id } })
  actor.send({ type: 'change.make', id: 'c', change: { to: 'c' }, holdMs: 5_000 })
  leave('page.hidden')
  leave('page.hidden')
  expect(asked.map(({ to }) => to)).toEqual(['a', 'c'])
  expect(calls[1]).toMatchObject({ keepalive: true })
  actor.send({ type: 'change.undo', id: 'c' })
  await pass(clock, 5_000)
  for (const each of asked) each.settle('made')
  await turns()
  expect(shown()).toEqual({ pending: ['b'], failed: [], held: [] })
  expect([asked.length, reported.length]).toEqual([3, 2])
})

test('KERN-5301 what waits for its turn is sent once when the page is left, and stays pending until its response', async () => {
  const { actor, asked, calls, leave, reported, shown } = opened()
  for (const id of ['a', 'b', 'c']) actor.send({ type: 'change.make', id, change: { to: id } })
  leave()
  leave()
  expect(asked.map(({ to }) => to)).toEqual(['a', 'b', 'c'])
  expect(calls.slice(1)).toMatchObject([{ keepalive: true }, { keepalive: true }])
  // a page that comes back from the browser's cache
  actor.send({ type: 'change.make', id: 'd', change: { to: 'd' } })
  asked[1]?.refuse()
  await turns()
  expect([shown(), asked.length]).toEqual([{ pending: ['a', 'c', 'd'], failed: ['b'], held: [] }, 3])
  asked[0]?.settle('made')
  await turns()
  expect([shown().pending, asked.map(({ to }) => to)]).toEqual([
    ['c', 'd'],
    ['a', 'b', 'c', 'd'],
  ])
  asked[3]?.settle('made')
  asked[2]?.settle('made')
  await turns()
  expect(shown()).toEqual({ pending: [], failed: ['b'], held: [] })
  expect(reported).toEqual([
    { type: 'notes.changeFailed', id: 'b' },
    { type: 'notes.changed', id: 'a' },
    { type: 'notes.changed', id: 'd' },
    { type: 'notes.changed', id: 'c' },
  ])
})

test('KERN-5115 what is being sent, or was undone, is not sent by leaving the page', async () => {
  const { actor, asked, calls, leave } = opened()
  actor.send({ type: 'change.make', id: 'a', change: { to: 'a' } })
  actor.send({ type: 'change.make', id: 'b', change: { to: 'b' }, holdMs: 5_000 })
  actor.send({ type: 'change.undo', id: 'b' })
  leave()
  actor.send({ type: 'change.make', id: 'c', change: { to: 'c' }, holdMs: 5_000 })
  actor.stop()
  leave()
  expect([asked.map(({ to }) => to), calls]).toEqual([['a'], [{ signal: expect.any(AbortSignal) }]])
})

test('KERN-84 a completed change is announced before it is removed from the pending ones', async () => {
  const { actor, asked } = opened()
  const log: string[] = []
  actor.on('*', ({ type }) => log.push(type))
  actor.subscribe(({ context }) => log.push(`${context.pending.length} under way`))
  actor.send({ type: 'change.make', change: { to: 'a' } })
  asked[0]?.settle('A')
  await turns()
  expect(log).toEqual(['1 under way', 'notes.changed', '0 under way'])
})

test('KERN-85 every state of the changes can be reached and left', () => {
  const paths = pathsOf(createChangesMachine<'notes', Change, string>({ app: 'notes', make: async () => '' }), {
    input: { call: async () => undefined as never, newId: () => 'n' },
    events: [
      { type: 'change.make', change: { to: 'a' } },
      { type: 'change.retry', id: 'n' },
      { type: 'change.dismiss', id: 'n' },
    ],
    answers: { make: 'A' },
    aspect: ({ pending, failed }) => [Math.min(pending.length, 2), Math.min(failed.length, 2)],
    limit: 300,
  })
  expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(new Set(['idle', 'sending']))
})
