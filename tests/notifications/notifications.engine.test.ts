import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { pass } from '../helpers/turns'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

type Between = (call: string, forward: () => Promise<Response>) => Promise<Response>

async function desks(between: Between = (_, forward) => forward()) {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00.000Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:Order'] } } })
  const desk = async (name: string) => {
    const token = await tokenOf(mock, name)
    const asked: string[] = []
    const transport: Transport = (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`
      asked.push(call)
      return between(call, () => mock.transport(request))
    }
    const engine = createEngine({ transport, fetchToken: async () => token, clock, storage: memoryStorage() })
    onTestFinished(() => engine.stop())
    const view = engine.view('notifications', { key: 'all' })
    const data = engine.app('notifications')
    await engine.app('live').settled()
    await view.settled()
    return {
      engine,
      view,
      data,
      count: (call: string) => asked.filter((each) => each === call).length,
      unread: () => (view.getSnapshot().context.value ?? []).filter(({ isRead }) => !isRead).map(({ ref }) => ref),
      mark: () => {
        const ids = (view.getSnapshot().context.value ?? []).map(({ id }) => id)
        data.send({ type: 'change.make', change: { ids } })
      },
    }
  }
  const settle = async () => {
    for (let nth = 0; nth < 8; nth++) await pass(clock, 1_000)
  }
  const take = async (name: string): Promise<string> => {
    const token = await tokenOf(mock, name)
    const key = String(clock.now())
    return (await ask(mock, 'POST /api/orders', { body: { order: newOrder }, token, key })).body.order.OrderNumber
  }
  return { desk, take, settle }
}

test('BELL-6 the list follows what others do, and what is read on another device', async () => {
  const { desk, take, settle } = await desks()
  const [here, there] = [await desk('client'), await desk('client')]
  await settle()
  const ref = await take('admin')
  await settle()
  expect([here.unread(), there.unread()]).toEqual([[ref], [ref]])
  here.mark()
  await settle()
  expect([here.unread(), there.unread()]).toEqual([[], []])
  await take('client')
  await settle()
  expect(here.unread()).toEqual([])
})

test('BELL-8 a backend without notifications is asked once', async () => {
  const { desk, take, settle } = await desks((call, forward) =>
    call === 'GET /api/notifications' ? Promise.resolve(new Response(null, { status: 404 })) : forward(),
  )
  const here = await desk('client')
  const errors: unknown[] = []
  here.engine.events$.subscribe((event) => event.type === 'engine.error' && errors.push(event))
  await settle()
  await take('admin')
  await settle()
  here.engine.announce({ type: 'page.visible' })
  await settle()
  expect([here.view.getSnapshot().value, here.count('GET /api/notifications'), errors]).toEqual(['missing', 1, []])
})

test('BELL-8 without live changes, the list is as of when the page was last shown', async () => {
  const { desk, take, settle } = await desks((call, forward) =>
    call === 'GET /api/changes' ? Promise.resolve(new Response(null, { status: 404 })) : forward(),
  )
  const here = await desk('client')
  await settle()
  const ref = await take('admin')
  await settle()
  expect(here.unread()).toEqual([])
  here.engine.announce({ type: 'page.visible' })
  await settle()
  expect(here.unread()).toEqual([ref])
})

test('BELL-9 a mark that failed shows as unread again and can be repeated', async () => {
  let isDown = true
  const { desk, take, settle } = await desks((call, forward) =>
    call === 'POST /api/notifications/read' && isDown
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : forward(),
  )
  const here = await desk('client')
  await settle()
  const ref = await take('admin')
  await settle()
  here.mark()
  expect(here.data.getSnapshot().context.pending.length).toBe(1)
  for (const _ of Array(10)) await settle()
  const { pending, failed } = here.data.getSnapshot().context
  expect([pending, failed.length, here.unread()]).toEqual([[], 1, [ref]])
  isDown = false
  here.data.send({ type: 'change.retry', id: failed[0]?.id ?? '' })
  await settle()
  expect(here.unread()).toEqual([])
})
