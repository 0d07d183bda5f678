import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { fakeTransport } from '../helpers/fake-transport'
import { pass } from '../helpers/turns'

const key = 'LR-20261101-000001'
const page = { cursor: '0', changes: [], more: false, reset: false }
const editors = [{ id: 2, name: 'สมชาย รักงาน' }]

function desk(routes: Parameters<typeof fakeTransport>[0]) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const transport = fakeTransport(routes)
  const engine = createEngine({ transport, clock, storage: memoryStorage(), fetchToken: async () => 'token' })
  onTestFinished(() => engine.stop())
  const view = engine.view('live.editing', { key })
  const wait = async (seconds: number) => {
    for (let nth = 0; nth < seconds; nth++) await pass(clock, 1_000)
  }
  return { engine, view, wait, transport, said: () => transport.of('POST /api/editing').map(({ body }) => body) }
}

const live = { 'GET /api/changes': page, 'GET /api/editing': { editors }, 'POST /api/editing': { editors: [] } }

test('LIVE-42 on a page without live changes, an open order asks nobody', async () => {
  const { view, wait, transport } = desk({})
  await view.settled()
  view.send({ type: 'editing.set', isEditing: true })
  await wait(60)
  expect(transport.calls).toEqual([])
})

test('LIVE-40 a form says that it is open as long as it is, and once that it is closed', async () => {
  const { engine, view, wait, transport, said } = desk(live)
  await view.settled()
  engine.app('live')
  await wait(5)
  expect([transport.of('GET /api/editing').length, view.getSnapshot().context.editors]).toEqual([1, editors])
  view.send({ type: 'editing.set', isEditing: true })
  await wait(25)
  const [first] = said() as { form: string }[]
  const open = { OrderNumber: key, form: first?.form, isEditing: true }
  expect(said()).toEqual([open, open, open])
  view.send({ type: 'editing.set', isEditing: false })
  await wait(1)
  expect(said()[3]).toEqual({ ...open, isEditing: false })
  view.send({ type: 'editing.set', isEditing: true })
  await wait(1)
  view.stop()
  await wait(30)
  expect(said().slice(4)).toEqual([open, { ...open, isEditing: false }])
})

test('LIVE-63 a page that is left says that its form is closed; if it comes back, that it is open', async () => {
  const { engine, view, wait, said } = desk(live)
  await view.settled()
  engine.app('live')
  await wait(5)
  view.send({ type: 'editing.set', isEditing: true })
  await wait(1)
  engine.announce({ type: 'page.left' })
  await wait(1)
  const states = () => (said() as { isEditing: boolean }[]).map(({ isEditing }) => isEditing)
  expect(states()).toEqual([true, false])
  await wait(10)
  expect(states()).toEqual([true, false, true])
})

test('LIVE-63 a page that only watches an order says nothing when it is left', async () => {
  const { engine, view, wait, said } = desk(live)
  await view.settled()
  engine.app('live')
  await wait(5)
  engine.announce({ type: 'page.left' })
  await wait(1)
  expect(said()).toEqual([])
})

test('LIVE-42 a backend that does not know it is asked once', async () => {
  const { engine, wait, transport } = desk({ ...live, 'GET /api/editing': new Response(null, { status: 404 }) })
  engine.app('live')
  await wait(60)
  expect(transport.of('GET /api/editing').length).toBe(1)
})
