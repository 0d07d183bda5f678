import { expect, test } from 'vitest'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { chatDesk, messageTexts } from './chat-desk'

const lists = 'chats-and-contacts'

async function watched() {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  data.send({ type: 'watch.begin' })
  await desk.gate.answer()
  await turns()
  return { ...desk, data }
}

test('CHAT-60 the list is polled every 20 seconds while it is watched and the page is visible', async () => {
  const { clock, data, waiting, gate, engine } = await watched()
  await pass(clock, 19_999)
  expect(waiting()).toEqual([])
  await pass(clock, 1)
  expect(waiting()).toEqual([lists])
  await gate.answer()
  await turns()
  engine.announce({ type: 'page.hidden' })
  await pass(clock, 300_000)
  expect(waiting()).toEqual([])
  engine.announce({ type: 'page.visible' })
  await turns()
  expect(waiting()).toEqual([lists])
  await gate.answer()
  await turns()
  data.send({ type: 'watch.end' })
  await pass(clock, 300_000)
  engine.announce({ type: 'page.hidden' })
  engine.announce({ type: 'page.visible' })
  await turns()
  expect(waiting()).toEqual([])
  data.send({ type: 'watch.begin' })
  await turns()
  expect(waiting()).toEqual([lists])
})

test('CHAT-541 a view that opens right after the lists were loaded doesn’t request them again; a later one does', async () => {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  await desk.gate.answer()
  await turns()
  await pass(desk.clock, 2_000)
  data.send({ type: 'watch.begin' })
  await turns()
  expect(desk.waiting()).toEqual([])
  await pass(desk.clock, 20_000)
  expect(desk.waiting()).toEqual([lists])
  await desk.gate.answer()
  await turns()
  data.send({ type: 'watch.end' })
  await pass(desk.clock, 2_001)
  data.send({ type: 'watch.begin' })
  await turns()
  expect(desk.waiting()).toEqual([lists])
})

test('CHAT-61 a list that fails to reload stays, with the reason, and is requested again', async () => {
  const { clock, data, gate, waiting } = await watched()
  await pass(clock, 20_000)
  await gate.fail()
  await turns()
  const { lists: kept, error } = data.getSnapshot().context
  expect([kept?.contacts.length, error?.code]).toEqual([16, 'forbidden'])
  await pass(clock, 20_000)
  expect(waiting()).toEqual([lists])
  await gate.answer()
  await turns()
  expect(data.getSnapshot().context.error).toBe(undefined)
})

test('CHAT-62 a first list that fails says why and loads with the next attempt', async () => {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  await desk.gate.fail()
  await turns()
  expect([data.getSnapshot().value, data.getSnapshot().context.error?.code]).toEqual([
    { lists: 'failed', profile: 'unknown' },
    'forbidden',
  ])
  data.send({ type: 'reload' })
  await turns()
  await desk.gate.answer()
  await turns()
  expect(data.getSnapshot().context.lists?.contacts.length).toBe(16)
})

test('CHAT-63 an opened chat has no unseen messages, even after a list requested earlier', async () => {
  const desk = await watched()
  const { data, gate, clock } = desk
  const unseen = () => data.getSnapshot().context.lists?.chatsContacts[0]?.chat.unseenMsgs
  expect(unseen()).toBe(3)
  await pass(clock, 20_000)
  const one = await desk.open(1)
  expect(desk.waiting()).toEqual([lists, 'get-chat?id=1&perPage=50'])
  // the list leaves the backend before the chat is seen and arrives after it
  const [late] = gate.waiting
  const stale = await desk.mock.transport((late as Request).clone())
  await gate.answer(1)
  await turns()
  expect([unseen(), one.getSnapshot().context.thread.received.length]).toEqual([0, 6])
  expect((await stale.json()).chatsContacts[0].chat.unseenMsgs).toBe(3)
  desk.mock.reset()
  await gate.answer()
  await turns()
  expect(unseen()).toBe(0)
})

test('CHAT-64 the open chat is polled every 10 seconds, not while the page is hidden', async () => {
  const desk = chatDesk({ gate: true })
  const one = await desk.open(3)
  await desk.gate.answer()
  await pass(desk.clock, 10_000)
  expect(desk.waiting()).toEqual(['get-chat?id=3&from=3&perPage=50'])
  await desk.gate.answer()
  await turns()
  desk.engine.announce({ type: 'page.hidden' })
  await pass(desk.clock, 200_000)
  expect(desk.waiting()).toEqual([])
  desk.engine.announce({ type: 'page.visible' })
  await turns()
  await desk.gate.answer()
  await turns()
  // what came meanwhile
  expect(messageTexts(one.getSnapshot().context.thread.received).length).toBe(4)
})

test('CHAT-65 switching chats quickly shows the last one: late responses of the others are dropped', async () => {
  const desk = chatDesk({ gate: true })
  const one = await desk.open(1)
  one.send({ type: 'contact.open', contactId: 2 })
  one.send({ type: 'contact.open', contactId: 4 })
  await turns()
  expect(desk.waiting()).toEqual(['get-chat?id=4&perPage=50'])
  await desk.gate.answer()
  await turns()
  const { context } = one.getSnapshot()
  expect([context.contactId, context.contact?.id, context.thread.received.length]).toEqual([4, 4, 4])
  expect(desk.reported).toEqual([{ type: 'chat.seen', contactId: 4 }])
})

test('CHAT-66 a late response never replaces a newer one', async () => {
  const answers: ((from: number) => void)[] = []
  const contact = { id: 1, fullName: 'x', avatar: null, status: 'online', role: '', about: '' }
  const message = (nth: number) => ({ message: `m${nth}`, time: `2026-11-21T00:00:0${nth}Z`, senderId: 1 })
  const transport = fakeTransport({
    'GET /apps/chat/get-chat': () =>
      new Promise((answer) => {
        answers.push((count) =>
          answer({
            contact,
            chat: { id: 1, userId: 1, chat: Array.from({ length: count }, (_, nth) => message(nth)) },
          }),
        )
      }),
  })
  const desk = chatDesk({ transport })
  const one = desk.engine.view('chat.one', { contactId: 1 })
  one.subscribe(() => undefined)
  await turns()
  one.send({ type: 'reload' })
  await turns()
  expect(answers.length).toBe(2)
  answers[1]?.(3)
  await turns()
  answers[0]?.(1)
  await turns()
  expect(messageTexts(one.getSnapshot().context.thread.received)).toEqual(['m0', 'm1', 'm2'])
})

test('CHAT-67 two views share the lists and the sending, not the open chat', async () => {
  const desk = chatDesk()
  const data = await desk.data()
  const [here, there] = [await desk.open(1), await desk.open(2)]
  data.send({ type: 'message.send', contactId: 2, message: 'hello' })
  await data.settled()
  await turns()
  expect([here.getSnapshot().context.thread.added, messageTexts(there.getSnapshot().context.thread.added)]).toEqual([
    [],
    ['hello'],
  ])
  here.send({ type: 'contact.open', contactId: undefined })
  expect([here.getSnapshot().value, there.getSnapshot().context.contactId]).toEqual(['closed', 2])
})

test('CHAT-68 an unknown contact and missing access are distinguished, and can be retried', async () => {
  const desk = chatDesk({ gate: true })
  const one = await desk.open(999)
  await desk.gate.answer()
  await turns()
  expect(one.getSnapshot().value).toBe('missing')
  one.send({ type: 'contact.open', contactId: 1 })
  await turns()
  await desk.gate.fail()
  await turns()
  expect([one.getSnapshot().value, one.getSnapshot().context.error?.code]).toEqual(['failed', 'forbidden'])
  one.send({ type: 'reload' })
  await turns()
  await desk.gate.answer()
  await turns()
  expect(one.getSnapshot().context.thread.received.length).toBe(6)
})

test('CHAT-69 typing filters the list after a pause, and clearing immediately', async () => {
  const desk = chatDesk()
  const search = desk.engine.view('chat')
  await search.settled()
  const shown = () => search.getSnapshot().context
  for (const q of ['ส', 'สม', 'สมห ']) search.send({ type: 'query.change', q, debounced: true })
  await pass(desk.clock, 199)
  expect(shown()).toEqual({ q: 'สมห ', applied: '' })
  await pass(desk.clock, 1)
  expect(shown()).toEqual({ q: 'สมห ', applied: 'สมห' })
  search.send({ type: 'query.change', q: '' })
  expect(shown()).toEqual({ q: '', applied: '' })
})

test('CHAT-70 an expired session requests nothing until the next sign-in', async () => {
  const contact = { id: 1, fullName: 'x', avatar: null, status: 'online', role: '', about: '' }
  let isIn = true
  const or401 = (answer: object) => () => (isIn ? answer : new Response(null, { status: 401 }))
  const transport = fakeTransport({
    'GET /apps/chat/chats-and-contacts': or401({
      chatsContacts: [],
      contacts: [contact],
      profileUser: { id: 11, fullName: 'm', avatar: null, status: 'online' },
    }),
    'GET /apps/chat/get-chat': or401({ contact }),
  })
  const desk = chatDesk({ transport })
  const data = await desk.data()
  data.send({ type: 'watch.begin' })
  const one = await desk.open(1)
  isIn = false
  await pass(desk.clock, 20_000)
  expect([data.getSnapshot().value, one.getSnapshot().value]).toEqual([{ lists: 'away', profile: 'unknown' }, 'away'])
  const asked = transport.calls.length
  await pass(desk.clock, 100_000)
  expect(transport.calls.length).toBe(asked)
  isIn = true
  data.send({ type: 'reload' })
  one.send({ type: 'reload' })
  await turns()
  expect([data.getSnapshot().context.lists?.contacts.length, one.getSnapshot().value]).toEqual([
    1,
    { ready: 'watching' },
  ])
})
