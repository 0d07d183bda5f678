// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ChatEvent } from '../../src/core/chat/chat.context'
import { chatMachine } from '../../src/core/chat/chat.machine'
import type { OpenChatEvent } from '../../src/core/chat/chat.open'
import { openChatMachine } from '../../src/core/chat/chat.open'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock } from '../../src/mock/index'
import { RaanChat } from '../../src/widgets/chat'
import { gated } from '../helpers/gated'
import { pathsOf, replay } from '../helpers/machine-paths'
import { memoryStores } from '../helpers/stores'
import { pass, turns } from '../helpers/turns'
import { widgetPage } from '../helpers/widget-page'
import { chatDesk, start } from './chat-desk'

const call = async () => undefined as never
const person = (id: number) => ({ id, fullName: 'x', avatar: null, status: 'online' as const, role: '', about: '' })

const openPaths = (events: readonly OpenChatEvent[], limit: number) =>
  pathsOf(openChatMachine, {
    input: { call },
    events,
    answers: { ask: { contact: person(1), messages: [], from: 0 } },
    aspect: ({ contactId, hidden, inFlight, isOverlapped, contact }) => [
      contactId,
      hidden,
      Math.min(inFlight, 1),
      isOverlapped,
      Boolean(contact),
    ],
    limit,
  })

test('CHAT-90 every path through an open chat leads the running machine to the same state', async () => {
  const paths = openPaths(
    [
      { type: 'contact.open', contactId: 1 },
      { type: 'contact.open', contactId: undefined },
      { type: 'poll' },
      { type: 'reload' },
      { type: 'page.hidden' },
      { type: 'page.visible' },
      { type: 'post.begin', contactId: 1 },
      { type: 'post.end', contactId: 1 },
    ],
    1_500,
  )
  expect(paths.length).toBeGreaterThan(20)
  for (const path of paths) {
    const desk = chatDesk({ gate: true })
    const one = await desk.open()
    await replay(path, {
      send: async (event) => {
        one.send(event)
        await turns(2)
      },
      answer: async () => {
        await desk.gate.answer()
        await turns(3)
      },
      fail: async () => {
        await desk.gate.fail()
        await turns(3)
      },
      wait: () => pass(desk.clock, 10_000),
      expect: (state) => expect([path.name, one.getSnapshot().value]).toEqual([path.name, state]),
    })
    one.stop()
    desk.engine.stop()
  }
})

test('CHAT-91 every path through the lists leads the running machine to the same state', async () => {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const lists = await (await mock.transport(new Request('http://shop.test/apps/chat/chats-and-contacts'))).json()
  const paths = pathsOf(chatMachine, {
    input: { call, clock, storage: memoryStores(), newId: () => 'n' },
    events: [
      { type: 'watch.begin' },
      { type: 'watch.end' },
      { type: 'page.hidden' },
      { type: 'page.visible' },
      { type: 'reload' },
      { type: 'renew' },
    ],
    answers: { list: lists },
    aspect: ({ watchers, hidden }) => [Math.min(watchers, 1), hidden],
    limit: 400,
  })
  expect(paths.length).toBeGreaterThan(14)
  for (const path of paths) {
    const desk = chatDesk({ gate: true })
    const data = await desk.data()
    await replay(path, {
      send: async (event) => {
        data.send(event as ChatEvent)
        await turns(2)
      },
      answer: async () => {
        await desk.gate.answer()
        await turns(3)
      },
      fail: async () => {
        await desk.gate.fail()
        await turns(3)
      },
      wait: () => pass(desk.clock, 20_000),
      expect: (state) => expect([path.name, data.getSnapshot().value]).toEqual([path.name, state]),
    })
    desk.engine.stop()
  }
})

test('CHAT-92 every user path through an open chat shows its state', async () => {
  const paths = openPaths(
    [
      { type: 'contact.open', contactId: 2 },
      { type: 'contact.open', contactId: 4 },
    ],
    300,
  )
  expect(new Set(paths.map(({ steps }) => JSON.stringify(steps.at(-1)?.state)))).toEqual(
    new Set(['"loading"', '"failed"', '{"ready":"watching"}', '"polling"']),
  )
  const mock = createMock({ now: () => new Date(start) })
  const gate = gated(mock.transport)
  const page = await widgetPage(<RaanChat />, {
    transport: (request) => (request.url.includes('get-chat') ? gate.transport(request) : mock.transport(request)),
  })
  await page.until(() => expect(page.text()).toContain('อนุชา'))
  const shows: Record<string, () => boolean> = {
    loading: () => page.container.querySelector('[part=chat] [aria-busy=true]') !== null,
    failed: () => page.text().includes("You don't have access to the chat"),
    ready: () => page.all('ol li').length > 0,
    polling: () => page.all('ol li').length > 0,
  }
  const answered = async (act: Promise<void>) => {
    await page.run(() => act)
    await page.pass(0)
  }
  // its code comes with the first chat
  await page.click('[data-contact="2"]')
  await page.until(() => page.button('Back to chats'))
  await page.press('Back to chats')
  for (const path of paths) {
    await replay(path, {
      send: async (event) => {
        if (event.type === 'contact.open') await page.click(`[data-contact="${event.contactId}"]`)
      },
      answer: () => answered(gate.answer()),
      fail: () => answered(gate.fail()),
      wait: () => page.pass(10_000),
      expect: (state) => {
        const name = typeof state === 'string' ? state : (Object.keys(state)[0] ?? '')
        expect([path.name, name, shows[name]?.()]).toEqual([path.name, name, true])
      },
    })
    // back to where the next one begins
    await page.press('Back to chats')
    expect(page.text()).toContain('Start a conversation')
  }
}, 15_000)
