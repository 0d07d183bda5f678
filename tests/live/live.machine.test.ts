import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { createEvents } from '../../src/core/kernel/events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { ChangesPage, RecordChange } from '../../src/core/live/live.contract'
import { liveMachine } from '../../src/core/live/live.machine'
import { pass, turns } from '../helpers/turns'

const at = '2026-11-21T03:00:00.000Z'
const change = (ref: string, more: Partial<RecordChange> = {}): RecordChange => ({
  kind: 'orders',
  action: 'changed',
  ref,
  version: 2,
  by: 2,
  at,
  own: false,
  ...more,
})
const page = (cursor: string, ...changes: RecordChange[]): ChangesPage => ({
  cursor,
  changes,
  more: false,
  reset: false,
})

type Asked = { after: string | null; within: string | null; accepts: string; signal: AbortSignal }

/** A stream that the test writes to. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text))
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
    write,
    send: (sent: ChangesPage) => write(`id: ${sent.cursor}\nevent: changes\ndata: ${JSON.stringify(sent)}\n\n`),
    cut: () => controller?.close(),
  }
}

/** A live actor; the nth request gets the nth answer, and the last one again. */
function open(...answers: (() => Response | Promise<Response>)[]) {
  const clock = simulatedClock({ start: at })
  const events$ = createEvents()
  const asked: Asked[] = []
  const transport = async (request: Request) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)]
    asked.push({
      after: new URL(request.url).searchParams.get('after'),
      within: new URL(request.url).searchParams.get('within'),
      accepts: request.headers.get('Accept') ?? '',
      signal: request.signal,
    })
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  }
  const tokens = { current: async () => 'token', refresh: async () => null }
  const actor = createActor(liveMachine, { clock, input: { clock, events$, transport, tokens, since: clock.now() } })
  const announced: unknown[] = []
  actor.on('*', ({ type: _, ...event }) => announced.push(event))
  actor.start()
  onTestFinished(() => void actor.stop())
  return { clock, events$, actor, asked, announced, pass: (ms: number) => pass(clock, ms) }
}

const elsewhere = (kinds: readonly string[] | 'all', ...changes: RecordChange[]) => ({
  kinds,
  records: changes.map(({ own: _, ...record }) => record),
})

test('LIVE-5113 the first request covers all the time for which the first calls of a page are used', async () => {
  const { asked } = open(() => Response.json(page('7')))
  await turns()
  expect(asked[0]).toMatchObject({ after: null, within: '15000' })
})

test('LIVE-20 a change by others is announced once, with its records', async () => {
  const one = stream()
  const live = open(() => one.response)
  one.send(page('1-a'))
  await live.pass(100)
  expect(live.announced).toEqual([])
  one.send(page('3-b', change('LR-1'), change('7', { kind: 'todo' })))
  await live.pass(100)
  expect(live.announced).toEqual([elsewhere(['orders', 'todo'], change('LR-1'), change('7', { kind: 'todo' }))])
  await live.pass(20_000)
  expect(live.announced.length).toBe(1)
})

test('LIVE-20 events in pieces, with comments and other line ends', async () => {
  const one = stream()
  const live = open(() => one.response)
  const text = `: hello\r\n\r\ndata: ${JSON.stringify(page('2-a', change('LR-1')))}\r\n\r\n`
  for (const letter of text) one.write(letter)
  await turns(200)
  await live.pass(100)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-1'))])
})

test.each(['before', 'after'])('LIVE-21 an own change is not announced: its response came %s it', async (when) => {
  const one = stream()
  const live = open(() => one.response)
  const respond = () => live.events$.next({ type: 'orders.changed', orders: [{}] } as never)
  if (when === 'before') respond()
  one.send(page('2-a', change('LR-1', { own: true }), change('LR-2')))
  await live.pass(500)
  if (when === 'after') respond()
  await live.pass(10_000)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-2'))])
})

test('LIVE-21 a change under the same sign-in, but made in another tab, is announced', async () => {
  const one = stream()
  const live = open(() => one.response)
  one.send(page('2-a', change('LR-1', { own: true })))
  await live.pass(2_000)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-1'))])
})

test('LIVE-60 a change in another tab is announced, also shortly after one that was made here', async () => {
  const one = stream()
  const live = open(() => one.response)
  live.events$.next({ type: 'order.saved' } as never)
  live.events$.next({ type: 'orders.changed', orders: [{}] } as never)
  one.send(page('2-a', change('LR-1', { own: true })))
  await live.pass(4_000)
  expect(live.announced).toEqual([])
  one.send(page('3-b', change('LR-2', { own: true, at: '2026-11-21T03:00:04.000Z' })))
  await live.pass(4_000)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-2', { at: '2026-11-21T03:00:04.000Z' }))])
})

test('LIVE-80 a response that changed nothing accounts for no change of another tab', async () => {
  const one = stream()
  const { events$, announced, pass } = open(() => one.response)
  await pass(0)
  // all of them had the status already
  events$.next({ type: 'orders.changed', id: 'a', kind: 'status', orders: [] })
  await pass(1_000)
  one.send(page('2-a', change('LR-1', { own: true })))
  await pass(3_000)
  expect(announced).toEqual([elsewhere(['orders'], change('LR-1'))])
})

test('LIVE-60 after a rest, of two changes under the same sign-in the one made here is left out', async () => {
  const one = stream()
  const live = open(() => one.response)
  live.events$.next({ type: 'orders.changed', orders: [{}] } as never)
  const later = '2026-11-21T03:00:03.000Z'
  one.send(
    page('4-a', change('LR-1', { own: true }), change('LR-2', { own: true }), change('LR-3', { own: true, at: later })),
  )
  await live.pass(4_000)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-3', { at: later }))])
})

test('LIVE-22 a stream that was cut continues after the last change', async () => {
  const [one, two] = [stream(), stream()]
  const live = open(
    () => one.response,
    () => two.response,
  )
  one.send(page('2-a', change('LR-1')))
  await live.pass(60_000 / 2)
  one.cut()
  await live.pass(1_000)
  expect(live.asked.map(({ after }) => after)).toEqual([null, '2-a'])
  two.send(page('3-b', change('LR-2')))
  await live.pass(3_000)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-1')), elsewhere(['orders'], change('LR-2'))])
})

test('LIVE-22 a connection that shows no sign of life is replaced', async () => {
  const [one, two] = [stream(), stream()]
  const live = open(
    () => one.response,
    () => two.response,
  )
  one.send(page('2-a'))
  await live.pass(30_000)
  one.write(':\n\n')
  await live.pass(30_000)
  expect(live.asked.length).toBe(1)
  await live.pass(6_000)
  await live.pass(1_000)
  expect(live.asked.map(({ after }) => after)).toEqual([null, '2-a'])
  expect(live.asked[0]?.signal.aborted).toBe(true)
})

test('LIVE-23 a backend or transport that does not stream is asked every few seconds', async () => {
  const live = open(
    () => Response.json(page('1-a')),
    () => Response.json(page('2-b', change('LR-1'))),
    () => Response.json(page('2-b')),
  )
  await live.pass(4_999)
  expect(live.asked.length).toBe(1)
  await live.pass(2)
  await live.pass(100)
  expect(live.announced).toEqual([elsewhere(['orders'], change('LR-1'))])
  await live.pass(5_000)
  expect(live.asked.map(({ after, accepts }) => [after, accepts.includes('event-stream')])).toEqual([
    [null, true],
    ['1-a', false],
    ['2-b', false],
  ])
})

test('LIVE-23 pages with more are read without a pause', async () => {
  const live = open(
    () => Response.json({ ...page('1-a'), more: true }),
    () => Response.json({ ...page('2-a'), more: true }),
    () => Response.json(page('3-a')),
  )
  for (let nth = 0; nth < 4; nth++) await live.pass(1)
  expect(live.asked.map(({ after }) => after)).toEqual([null, '1-a', '2-a'])
})

test.each([
  ['a proxy that holds it back', () => stream().response],
  ['a transport that reads whole responses', () => new Promise<Response>(() => undefined)],
])('LIVE-24 a stream that delivers nothing is replaced by requests: %s', async (_, silent) => {
  const live = open(silent, () => Response.json(page('1-a')))
  await live.pass(10_000)
  await live.pass(10)
  expect(live.asked.map(({ accepts }) => accepts.includes('event-stream'))).toEqual([true, false])
  expect(live.asked[0]?.signal.aborted).toBe(true)
})

test('LIVE-24 a stream that is cut at once, again and again, is replaced by requests', async () => {
  const cut = () => {
    const one = stream()
    one.send(page('1-a'))
    one.cut()
    return one.response
  }
  const live = open(cut, cut, cut, cut, cut, () => Response.json(page('1-a')))
  for (let nth = 0; nth < 6; nth++) await live.pass(1_000)
  expect(live.asked.map(({ accepts }) => accepts.includes('event-stream'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('LIVE-25 a hidden page asks nothing, and catches up when it is shown', async () => {
  const [one, two] = [stream(), stream()]
  const live = open(
    () => one.response,
    () => two.response,
  )
  one.send(page('2-a', change('LR-1', { own: true })))
  await live.pass(100)
  live.actor.send({ type: 'page.hidden' })
  await live.pass(60 * 60_000)
  expect([live.asked.length, live.asked[0]?.signal.aborted]).toEqual([1, true])
  // what was received before is not lost
  expect(live.announced.length).toBe(1)
  live.actor.send({ type: 'page.visible' })
  await turns()
  two.send(page('9-b', change('LR-2')))
  await live.pass(100)
  expect(live.asked.map(({ after }) => after)).toEqual([null, '2-a'])
  expect(live.announced[1]).toEqual(elsewhere(['orders'], change('LR-2')))
})

test('LIVE-26 a position that is no longer known announces that everything may have changed', async () => {
  const live = open(() => Response.json({ ...page('9-z'), reset: true }))
  await live.pass(100)
  expect(live.announced).toEqual([elsewhere('all')])
})

test.each([401, 403, 404])('LIVE-27 a backend that answers %i is not asked again', async (status) => {
  const live = open(() => new Response(null, { status }))
  await live.pass(60 * 60_000)
  live.actor.send({ type: 'page.hidden' })
  live.actor.send({ type: 'page.visible' })
  await live.pass(60_000)
  expect([live.asked.length, live.actor.getSnapshot().value]).toEqual([1, 'unavailable'])
})

test('LIVE-28 failures are retried less and less often', async () => {
  const live = open(() => new Response(null, { status: 502 }))
  const counts: number[] = []
  for (let minute = 0; minute < 6; minute++) {
    const before = live.asked.length
    for (let second = 0; second < 60; second++) await live.pass(1_000)
    counts.push(live.asked.length - before)
  }
  expect(counts[0]).toBeGreaterThanOrEqual(4)
  for (const count of counts.slice(2)) expect(count).toBeLessThanOrEqual(2)
})

test('LIVE-5510 the connection is back once a backend that failed answers again, not when a stream is replaced', async () => {
  const streams = [stream(), stream(), stream()]
  const down = () => new Response(null, { status: 502 })
  const [one, two, three] = streams.map(
    ({ response }) =>
      () =>
        response,
  )
  const live = open(one as never, two as never, down, down, three as never)
  const back: string[] = []
  live.actor.on('network.online', ({ type }) => back.push(type))
  await live.pass(10_000)
  streams[0]?.cut()
  await live.pass(10_000)
  streams[1]?.cut()
  await live.pass(1_000)
  expect([live.asked.length > 2, back]).toEqual([true, []])
  for (let second = 0; second < 10; second++) await live.pass(1_000)
  expect([live.asked.length, back]).toEqual([5, ['network.online']])
})

test('LIVE-5550 each request compares the clocks; a response without a date, as from another origin, says nothing', async () => {
  const dated = (date: string) => () => Response.json(page('1-a'), { headers: { date } })
  const live = open(dated('Sat, 21 Nov 2026 03:20:00 GMT'), dated('Sat, 21 Nov 2026 03:00:05 GMT'), () =>
    Response.json(page('1-a')),
  )
  const behind: number[] = []
  live.actor.on('clock.compared', (event) => behind.push(event.behind))
  await live.pass(3_500)
  expect(behind).toEqual([20 * 60_000])
  for (let second = 0; second < 20; second++) await live.pass(1_000)
  expect([behind.length, Math.abs(behind[1] ?? Number.NaN) < 1_000]).toEqual([2, true])
})

test('LIVE-29 many changes in a short time are announced together', async () => {
  const one = stream()
  const live = open(() => one.response)
  for (let nth = 0; nth < 10; nth++) {
    one.send(page(`${nth}-a`, change(`LR-${nth}`)))
    await live.pass(150)
  }
  await live.pass(2_000)
  expect(live.announced.map((each) => (each as { records: object[] }).records.length)).toEqual([1, 9])
})
