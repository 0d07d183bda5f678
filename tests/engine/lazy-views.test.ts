import { expect, test, vi } from 'vitest'
import { assign, setup } from 'xstate'
import { startEngine } from '../../src/core/engine'
import type { Handle } from '../../src/core/kernel/actor-handle'
import type { ViewModule } from '../../src/core/kernel/app-module'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { RaanError } from '../../src/core/kernel/errors'
import { memoryStorage } from '../../src/core/kernel/storage'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'

const machine = setup({
  types: { context: {} as { said: string[] }, events: {} as { type: 'say'; text: string } | { type: 'rest' } },
}).createMachine({
  id: 'speaker',
  context: { said: [] },
  initial: 'idle',
  on: { say: { actions: assign({ said: ({ context, event }) => [...context.said, event.text] }) } },
  states: { idle: { on: { rest: 'busy' } }, busy: { on: { rest: 'idle' } } },
})

const speaker = {
  machine,
  reacts: ({ type }) => (type === 'network.online' ? { type: 'say', text: 'online' } : undefined),
  isBusy: ({ value }) => value === 'busy',
} satisfies ViewModule

type Speaker = Handle<typeof machine>

/** An engine with one app, whose view `orders.late` comes from `load`. */
function engineWith(load: () => Promise<ViewModule>) {
  const app = { views: { orders: { machine }, 'orders.late': load } }
  const engine = startEngine({ transport: fakeTransport({}), storage: memoryStorage() }, async () => app)
  const received: EngineEvent[] = []
  engine.events$.subscribe((event) => received.push(event))
  const view = (name = 'orders.late') => engine.view(name as 'orders') as unknown as Speaker
  return { engine, app, received, view }
}

test('ENG-710 a lazy view keeps its events in order until its code is loaded, and then has its reactions and its tracked calls', async () => {
  const { engine, view } = engineWith(async () => speaker)
  const late = view()
  late.send({ type: 'say', text: 'one' })
  late.send({ type: 'say', text: 'two' })
  expect(() => late.getSnapshot()).toThrow('orders.late is still being loaded: await settled()')
  expect((await late.settled()).context.said).toEqual(['one', 'two'])
  engine.announce({ type: 'network.online' })
  expect(late.getSnapshot().context.said).toEqual(['one', 'two', 'online'])
  late.send({ type: 'rest' })
  let isSettled = false
  const settling = late.settled().then(() => {
    isSettled = true
  })
  await turns()
  expect(isSettled).toBe(false)
  late.send({ type: 'rest' })
  await settling
  expect(isSettled).toBe(true)
})

test('ENG-711 the code of a lazy view is loaded once; from then on, or if a widget brought it, the view can be read immediately', async () => {
  const load = vi.fn(async () => speaker)
  const { engine, app, view } = engineWith(load)
  engine.provide({ orders: app })
  view('orders').stop()
  await turns()
  expect(load).not.toHaveBeenCalled()
  await view().settled()
  expect([view().getSnapshot().value, load.mock.calls.length]).toEqual(['idle', 1])

  const unasked = vi.fn(async () => speaker)
  const other = engineWith(unasked)
  other.engine.provide({ orders: other.app }, { 'orders.late': speaker } as never)
  expect([other.view().getSnapshot().value, unasked.mock.calls.length]).toEqual(['idle', 0])
})

test('ENG-712 lazy view code that fails to load is announced and settled rejects with the error; the next view tries again', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module')
  const { received, view } = engineWith(vi.fn(async () => speaker).mockRejectedValueOnce(lost))
  const thrown = await view()
    .settled()
    .catch((error: unknown) => error)
  expect([thrown instanceof RaanError && thrown.code, (thrown as Error).cause]).toEqual(['chunk', lost])
  expect(received).toContainEqual({ type: 'engine.failed', app: 'orders.late', error: thrown })
  expect((await view().settled()).value).toBe('idle')
})

test('ENG-713 a lazy view that is stopped, or whose engine is, while its code loads starts nothing and receives nothing', async () => {
  const arrivals: (() => void)[] = []
  const { engine, received, view } = engineWith(() => new Promise((resolve) => arrivals.push(() => resolve(speaker))))
  const [stopped, abandoned] = [view(), view()]
  await turns()
  stopped.stop()
  engine.stop()
  for (const arrive of arrivals) arrive()
  await turns()
  engine.announce({ type: 'network.online' })
  await turns()
  expect([arrivals.length, received.map(({ type }) => type)]).toEqual([2, []])
  expect(() => stopped.getSnapshot()).toThrow('still being loaded')
  expect(abandoned.getSnapshot().context.said).toEqual([])
})
