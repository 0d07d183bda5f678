import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { chatDesk, messageTexts, start } from './chat-desk'

const send = 'POST /apps/chat/send-msg'

async function opened(contactId: number) {
  const desk = chatDesk({ gate: true })
  const data = await desk.data()
  await desk.gate.answer()
  const one = await desk.open(contactId)
  await desk.gate.answer()
  await turns()
  const shown = () => {
    const { thread } = one.getSnapshot().context
    return [...messageTexts(thread.received), ...messageTexts(thread.added)]
  }
  const postings = () => data.getSnapshot().context.postings.map(({ message, state }) => `${message} ${state}`)
  return { ...desk, data, one, shown, postings }
}

const bodies = async (desk: Pick<ReturnType<typeof chatDesk>, 'gate'>) =>
  Promise.all(desk.gate.waiting.map(async (request) => (await request.clone().json()).obj.message))

test('CHAT-40 a message appears immediately and messages are sent in order, one after the other within a chat', async () => {
  const desk = await opened(5)
  desk.data.send({ type: 'message.send', contactId: 5, message: ' a ' })
  desk.data.send({ type: 'message.send', contactId: 5, message: 'b' })
  await turns()
  expect([desk.postings(), await bodies(desk)]).toEqual([['a sending', 'b sending'], ['a']])
  await desk.gate.answer()
  await turns()
  expect([desk.postings(), desk.shown(), await bodies(desk)]).toEqual([['b sending'], ['a'], ['b']])
  await desk.gate.answer()
  await turns()
  expect([desk.postings(), desk.shown()]).toEqual([[], ['a', 'b']])
})

test("CHAT-41 one chat doesn't wait for another", async () => {
  const desk = await opened(5)
  desk.data.send({ type: 'message.send', contactId: 5, message: 'a' })
  desk.data.send({ type: 'message.send', contactId: 1, message: 'b' })
  await turns()
  expect(await bodies(desk)).toEqual(['a', 'b'])
  await desk.gate.answer(1)
  await turns()
  expect(desk.postings()).toEqual(['a sending'])
})

test('CHAT-42 a blank message and one that is too long are never sent', async () => {
  const desk = await opened(5)
  for (const message of ['', ' \n\t', 'x'.repeat(5_001)])
    desk.data.send({ type: 'message.send', contactId: 5, message })
  await turns()
  expect([desk.postings(), desk.waiting()]).toEqual([[], []])
})

test('CHAT-43 a failed message is marked and blocks no other; it is sent again or discarded', async () => {
  const desk = await opened(5)
  for (const message of ['a', 'b']) desk.data.send({ type: 'message.send', contactId: 5, message })
  await turns()
  await desk.gate.fail()
  await turns()
  await desk.gate.answer()
  await turns()
  expect([desk.postings(), desk.shown()]).toEqual([['a failed'], ['b']])
  const [failed] = desk.data.getSnapshot().context.postings
  expect(failed?.error?.code).toBe('forbidden')
  const id = failed?.id ?? ''
  desk.data.send({ type: 'message.retry', id })
  // a second press
  desk.data.send({ type: 'message.retry', id })
  desk.data.send({ type: 'message.discard', id })
  await turns()
  expect([desk.postings(), await bodies(desk)]).toEqual([['a sending'], ['a']])
  await desk.gate.fail()
  await turns()
  desk.data.send({ type: 'message.discard', id })
  expect([desk.postings(), desk.shown()]).toEqual([[], ['b']])
})

test('CHAT-44 messages written offline are sent when back online, once', async () => {
  const mock = createMock({ now: () => new Date(start) })
  let online = true
  let sent = 0
  const desk = chatDesk({
    transport: async (request) => {
      if (!online) throw new TypeError('Failed to fetch')
      if (request.url.endsWith('send-msg')) sent++
      return mock.transport(request)
    },
  })
  const data = await desk.data()
  online = false
  data.send({ type: 'message.send', contactId: 5, message: 'a' })
  data.send({ type: 'message.send', contactId: 5, message: 'b' })
  await turns()
  expect(data.getSnapshot().context.postings.map(({ state }) => state)).toEqual(['failed', 'failed'])
  online = true
  desk.engine.announce({ type: 'network.online' })
  desk.engine.announce({ type: 'network.online' })
  await turns(30)
  expect([data.getSnapshot().context.postings, sent]).toEqual([[], 2])
})

test('CHAT-45 the first message creates the chat, in the list too', async () => {
  const desk = await opened(5)
  desk.data.send({ type: 'message.send', contactId: 5, message: 'a' })
  await turns()
  await desk.gate.answer()
  await turns()
  const { lists } = desk.data.getSnapshot().context
  expect(lists?.chatsContacts.find(({ id }) => id === 5)?.chat).toMatchObject({
    id: 10,
    unseenMsgs: 0,
    lastMessage: { message: 'a', senderId: 11 },
  })
})

test('CHAT-46 a sent message is announced before it is removed from the pending ones', async () => {
  const desk = await opened(5)
  const log: string[] = []
  desk.engine.events$.subscribe(({ type }) => {
    if (type.startsWith('chat.')) log.push(type)
  })
  desk.data.subscribe(({ context }) => log.push(`${context.postings.length} under way`))
  desk.data.send({ type: 'message.send', contactId: 5, message: 'a' })
  await turns()
  await desk.gate.answer()
  await turns()
  expect(log.filter((each, nth) => each !== log[nth - 1])).toEqual([
    '1 under way',
    'chat.sending',
    '1 under way',
    'chat.sent',
    '0 under way',
  ])
})

test('CHAT-47 a poll neither loses nor duplicates a message in flight, whether or not the backend keeps clientId', async () => {
  for (const keepsId of [true, false]) {
    const stored = [{ message: 'old', time: start, senderId: 5 }]
    const contact = { id: 5, fullName: 'x', avatar: null, status: 'online', role: '', about: '' }
    let answerSend = (_: Response) => {}
    const transport = fakeTransport({
      'GET /apps/chat/chats-and-contacts': {
        chatsContacts: [],
        contacts: [contact],
        profileUser: { id: 11, fullName: 'm', avatar: null, status: 'online' },
      },
      'GET /apps/chat/get-chat': ({ query }) => {
        const from = Number(query.get('from') ?? 0)
        return { contact, chat: { id: 1, userId: 5, unseenMsgs: 0, from, chat: stored.slice(from) } }
      },
      [send]: ({ body }) => {
        const { message, clientId } = (body as { obj: { message: string; clientId: string } }).obj
        const newMessageData = { message, time: start, senderId: 11, ...(keepsId && { clientId }) }
        // stored, but nobody hears of it yet
        stored.push(newMessageData)
        return new Promise<Response>((answer) => {
          answerSend = () => answer(Response.json({ response: { newMessageData, id: 5 } }, { status: 201 }))
        })
      },
    })
    const desk = chatDesk({ transport })
    const data = await desk.data()
    const one = await desk.open(5)
    const all = () => {
      const { thread } = one.getSnapshot().context
      return [...thread.received, ...thread.added, ...data.getSnapshot().context.postings].map(({ message }) => message)
    }
    data.send({ type: 'message.send', contactId: 5, message: 'new' })
    await turns()
    one.send({ type: 'poll' })
    await turns()
    expect(all()).toEqual(['old', 'new'])
    answerSend(new Response())
    await turns()
    expect(all()).toEqual(['old', 'new'])
    await pass(desk.clock, 10_000)
    expect(all()).toEqual(['old', 'new'])
    expect(one.getSnapshot().context.thread.received.length).toBe(2)
  }
})

test('CHAT-48 a draft is kept per chat, survives a reload and is cleared by sending', async () => {
  const first = chatDesk()
  const data = await first.data()
  data.send({ type: 'draft.set', contactId: 1, text: 'to one' })
  data.send({ type: 'draft.set', contactId: 2, text: 'to two' })
  expect(first.storage.local.get('langraan/page/-/draft/chat')).toBe('{"v":1,"drafts":{"1":"to one","2":"to two"}}')
  const second = chatDesk({ storage: first.storage })
  const again = await second.data()
  expect(again.getSnapshot().context.drafts).toEqual({ 1: 'to one', 2: 'to two' })
  again.send({ type: 'message.send', contactId: 1, message: 'to one' })
  expect(again.getSnapshot().context.drafts).toEqual({ 2: 'to two' })
})

test('CHAT-49 a broken record of drafts, or one of another version, is ignored', async () => {
  for (const text of [
    '{',
    '[]',
    '{"v":2,"drafts":{"1":"x"}}',
    '{"v":1,"drafts":{"a":"x"}}',
    '{"v":1,"drafts":{"1":7}}',
  ]) {
    const desk = chatDesk()
    desk.storage.local.set('langraan/page/-/draft/chat', text)
    expect((await desk.data()).getSnapshot().context.drafts).toEqual({})
  }
})
