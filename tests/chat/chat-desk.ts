import { onTestFinished } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { chatApp } from '../../src/core/chat/app'
import type { ChatMessage } from '../../src/core/chat/chat.contract'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock/index'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

export const start = '2026-11-21T03:00:00Z'

export const at = (time: string, message: string, senderId = 1): ChatMessage => ({ message, time, senderId })

type Options = { storage?: ReturnType<typeof memoryStorage>; gate?: boolean; transport?: Transport }

/** An engine before the mock, where answers wait for the test if it wants. */
export function chatDesk({ storage = memoryStorage(), gate: isGated = false, transport }: Options = {}) {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const backend = transport ?? mock.transport
  const gate = gated(backend)
  const engine = startEngine({ transport: isGated ? gate.transport : backend, clock, storage }, lazyRegistry)
  engine.provide({ chat: chatApp })
  onTestFinished(() => engine.stop())
  const reported: { type: string; [more: string]: unknown }[] = []
  engine.events$.subscribe((event) => {
    if (event.type.startsWith('chat.')) reported.push({ ...event })
  })
  return {
    clock,
    mock,
    engine,
    gate,
    storage,
    reported,
    /** the data actor, once its code is here */
    async data() {
      const data = engine.app('chat')
      if (isGated) await begun(data)
      else await data.settled()
      return data
    },
    async open(contactId?: number) {
      const one = engine.view('chat.one', contactId === undefined ? {} : { contactId })
      if (isGated) await begun(one)
      else await one.settled()
      return one
    },
    /** paths and queries of what waits for an answer */
    waiting: () => gate.waiting.map(({ url }) => url.replace(/^https?:\/\/[^/]+\/apps\/chat\//, '')),
  }
}

/** What somebody listens to has begun. */
function begun(handle: { subscribe(observer: () => void): unknown }): Promise<void> {
  handle.subscribe(() => undefined)
  return turns()
}

export const messageTexts = (messages: readonly { message: string }[]): string[] =>
  messages.map(({ message }) => message)
