import { expect, onTestFinished, test, vi } from 'vitest'
import { createEngine } from '../../src/core/index'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
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

test.each(['its engine', 'its document'])(
  'LIVE-25 a page that was opened in the background asks nothing until %s says that it is shown',
  async (who) => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
    vi.stubGlobal('document', page)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { engine, asks, announce } = await open()
    await engine.app('live').settled()
    expect(await asks()).toBe(false)
    page.visibilityState = 'visible'
    if (who === 'its engine') announce('page.visible')
    else page.dispatchEvent(new Event('visibilitychange'))
    expect(await asks()).toBe(true)
  },
)

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
