import { expect, test } from 'vitest'
import { createEngine, type EngineEvent, memoryStorage, simulatedClock } from '../../src/core'
import { type AppName, apps } from '../../src/core/apps'
import type { AppModule } from '../../src/core/kernel/app-module'
import { createMock } from '../../src/mock'
import { turns } from '../helpers/turns'

/** Codes, numbers, addresses and days: what no person reads as a sentence. */
const isCode = (text: string) => /^[\w.:/?&=%@+#-]*$/.test(text)

function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  // what a failure says to developers is no sentence for people
  if (typeof value !== 'object' || value === null || value instanceof Error || seen.has(value)) return []
  seen.add(value)
  return Object.values(value).flatMap((each) => textsIn(each, seen))
}

test('ENG-565 announced events contain no texts except those written by the backend or the user', async () => {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const written = new Set(['สมชาย ใจดี', 'ขอบคุณค่ะ'])
  const engine = createEngine({
    clock,
    storage: memoryStorage(),
    async transport(request) {
      const response = await mock.transport(request)
      for (const text of textsIn(
        await response
          .clone()
          .json()
          .catch(() => undefined),
      ))
        written.add(text)
      return response
    },
  })
  const announced: EngineEvent[] = []
  engine.events$.subscribe((event) => announced.push(event))
  await engine.login('admin@langraan.test', 'admin')
  for (const name of Object.keys(apps) as AppName[]) {
    const module: AppModule = await apps[name]()
    engine.provide({ [name]: module })
    if (module.data) engine.app(name)
    for (const view of Object.keys(module.views ?? {})) engine.view(view as 'orders', { key: '1' } as never)
  }
  await turns()
  await engine.app('shops').settled()
  engine.app('shops').send({ type: 'choose', id: 1 })
  const order = engine.view('order')
  await order.settled()
  order.send({ type: 'field.set', name: 'name', value: 'สมชาย ใจดี' } as never)
  order.send({ type: 'save' } as never)
  await order.settled()
  await engine.app('chat').settled()
  engine.app('chat').send({ type: 'message.send', contactId: 1, message: 'ขอบคุณค่ะ' })
  await engine.app('chat').settled()
  engine.app('shops').send({ type: 'choose', id: 0 })
  engine.locale = 'en'
  await engine.logout()

  const types = new Set(announced.map(({ type }) => type))
  expect([...types]).toEqual(
    expect.arrayContaining(['auth.signedIn', 'shops.chosen', 'order.refused', 'chat.sent', 'auth.signedOut']),
  )
  const sentences = announced.flatMap((event) =>
    textsIn(event)
      .filter((text) => !isCode(text) && !written.has(text))
      .map((text) => `${event.type}: ${text}`),
  )
  expect([...new Set(sentences)]).toEqual([])
  engine.stop()
})
