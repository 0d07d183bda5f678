import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../../src/core/index'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { presence$ } from '../../src/core/kernel/presence'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { pass } from '../helpers/turns'
import { tokenOf } from '../people/people'

/** An engine, and how often it has asked for changes in the last minute. */
async function open() {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00.000Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const token = await tokenOf(mock, 'admin')
  let asked = 0
  const engine = createEngine({
    transport: (request) => {
      if (new URL(request.url).pathname === '/api/changes') asked++
      return mock.transport(request)
    },
    fetchToken: async () => token,
    clock,
    storage: memoryStorage(),
  })
  onTestFinished(() => engine.stop())
  const asks = async () => {
    const before = asked
    for (let nth = 0; nth < 60; nth++) await pass(clock, 1_000)
    return asked > before
  }
  const announce = (...types: Extract<EngineEvent['type'], `page.${string}` | `network.${string}`>[]) => {
    for (const type of types) engine.announce({ type })
  }
  return { engine, asks, announce }
}

test('LIVE-25 a page that was opened in the background asks nothing until it is shown', async () => {
  const { engine, asks, announce } = await open()
  announce('page.hidden')
  await engine.app('live').settled()
  expect(await asks()).toBe(false)
  announce('page.visible')
  expect(await asks()).toBe(true)
})

test('LIVE-25 a page that is hidden and offline asks nothing until it is neither', async () => {
  const { engine, asks, announce } = await open()
  await engine.app('live').settled()
  expect(await asks()).toBe(true)
  announce('page.hidden', 'network.offline', 'network.online')
  expect(await asks()).toBe(false)
  announce('network.offline', 'page.visible')
  expect(await asks()).toBe(false)
  announce('network.online')
  expect(await asks()).toBe(true)
})

test.each([
  ['visible', true, []],
  ['hidden', true, ['page.hidden']],
  ['visible', false, ['network.offline']],
] as const)('LIVE-25 a page that starts %s, online: %s, is announced as %j', (visibilityState, onLine, expected) => {
  const page = Object.assign(new EventTarget(), {
    navigator: { onLine },
    document: Object.assign(new EventTarget(), { visibilityState }),
  })
  const announced: string[] = []
  const watching = presence$(page).subscribe(({ type }) => announced.push(type))
  expect(announced).toEqual(expected)
  page.document.visibilityState = 'visible' as typeof visibilityState
  page.document.dispatchEvent(new Event('visibilitychange'))
  expect(announced).toEqual(visibilityState === 'hidden' ? ['page.hidden', 'page.visible'] : expected)
  watching.unsubscribe()
})
