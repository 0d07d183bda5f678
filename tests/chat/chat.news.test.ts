import { expect, test } from 'vitest'
import { type ChatMessage, me } from '../../src/core/chat/chat.contract'
import type { ChatLists } from '../../src/core/chat/chat.lists'
import { firstWords, newsBetween } from '../../src/core/chat/chat.news'
import { pass, turns } from '../helpers/turns'
import { at, chatDesk } from './chat-desk'

const person = (id: number) => ({
  id,
  fullName: `n${id}`,
  avatar: null,
  status: 'online' as const,
  role: '',
  about: '',
})
const chat = (id: number, lastMessage: ChatMessage | null, unseenMsgs = 1) => ({
  ...person(id),
  chat: { id, unseenMsgs, lastMessage },
})
const lists = (...chatsContacts: ReturnType<typeof chat>[]): ChatLists => ({
  chatsContacts,
  contacts: [],
  profileUser: { id: me, fullName: 'me', avatar: null, status: 'online' },
})

test('CHAT-10 news is the last unseen message of each chat that has more than before, earliest first', () => {
  const known = at('2026-11-21T03:00:00Z', 'known')
  const next = at('2026-11-21T03:05:00Z', 'next')
  const before = lists(chat(1, known), chat(2, known), chat(3, known), chat(4, known), chat(5, null, 0))
  const after = lists(
    chat(1, next),
    chat(2, known),
    // read elsewhere
    chat(3, next, 0),
    // ours
    chat(4, { ...next, senderId: me }),
    chat(5, at('2026-11-21T03:01:00Z', 'first')),
    chat(6, at('2026-11-21T03:00:00Z', 'new')),
  )
  expect(newsBetween(before, after)).toEqual([
    { contactId: 6, fullName: 'n6', message: 'new', time: '2026-11-21T03:00:00Z' },
    { contactId: 5, fullName: 'n5', message: 'first', time: '2026-11-21T03:01:00Z' },
    { contactId: 1, fullName: 'n1', message: 'next', time: '2026-11-21T03:05:00Z' },
  ])
  expect(newsBetween(undefined, after)).toEqual([])
  expect(newsBetween(after, after)).toEqual([])
  const twin = at(known.time, 'of the same moment')
  expect(newsBetween(lists(chat(1, known)), lists(chat(1, twin))).map(({ message }) => message)).toEqual([twin.message])
})

test.each([
  ['สั่งชาเขียวค่ะ', 80, 'สั่งชาเขียวค่ะ'],
  ['two\n lines', 80, 'two lines'],
  ['one two three', 9, 'one two …'],
  ['ขอสั่งชาเขียว', 7, 'ขอสั่ง …'],
  ['abcdefghij', 4, 'abcd …'],
] as const)('CHAT-11 a message preview is one line of whole words: %s', (message, most, messages) => {
  expect(firstWords(message, most)).toBe(messages)
})

/** A backend whose lists and profile a test changes; `come` has somebody write and the list asked for again. */
async function watched({ isOn = true, contactId }: { isOn?: boolean; contactId?: number } = {}) {
  let minute = 0
  const chats = new Map([1, 2].map((id) => [id, chat(id, at('2026-11-21T02:00:00Z', 'known'), 0)]))
  const profile = { ...person(me), settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: isOn } }
  const asked: string[] = []
  let refusal: number | undefined
  const desk = chatDesk({
    transport: async (request) => {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? ''
      asked.push(path)
      if (path === 'chats-and-contacts') return Response.json(lists(...chats.values()))
      if (path === 'get-chat') return Response.json({ contact: person(contactId ?? 0) })
      if (refusal) return new Response(null, { status: refusal })
      if (path !== 'profile') return Response.json(profile)
      const { profile: patch } = (await request.json()) as { profile: object }
      return Response.json({ profile: { ...profile, ...patch } })
    },
  })
  const data = await desk.data()
  const one = await desk.open(contactId)
  data.send({ type: 'watch.begin' })
  await turns()
  return {
    ...desk,
    data,
    one,
    profiles: () => asked.filter((path) => path === 'profile-user').length,
    refuse: (status: number | undefined) => {
      refusal = status
    },
    arrived: () =>
      desk.reported.flatMap(({ type, news }) => (type === 'chat.arrived' ? (news as ChatMessage).message : [])),
    news: () => one.getSnapshot().context.news.map(({ contactId: id, message }) => `${id} ${message}`),
    async come(id: number, message: string) {
      chats.set(id, chat(id, at(`2026-11-21T03:${String(++minute).padStart(2, '0')}:00Z`, message)))
      await pass(desk.clock, 20_000)
      await turns()
    },
  }
}

test('CHAT-83 an incoming message is announced once if the profile allows it, which is loaded with the first news', async () => {
  const { come, arrived, profiles, data } = await watched()
  expect(profiles()).toBe(0)
  await come(1, 'a')
  await come(2, 'b')
  expect([arrived(), profiles()]).toEqual([['a', 'b'], 1])
  const settings = { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: false }
  data.send({ type: 'profile.change', patch: { settings } })
  await come(1, 'c')
  expect(arrived()).toEqual(['a', 'b'])
  data.send({ type: 'profile.change', patch: { settings: { ...settings, isNotificationsOn: true } } })
  await come(1, 'd')
  expect(arrived()).toEqual(['a', 'b', 'd'])
})

test("CHAT-84 if the profile disallows it, isn't stored or failed to load, nothing is announced", async () => {
  const off = await watched({ isOn: false })
  await off.come(1, 'a')
  expect([off.arrived(), off.profiles()]).toEqual([[], 1])
  const none = await watched()
  none.refuse(404)
  await none.come(1, 'a')
  await none.come(1, 'b')
  expect([none.arrived(), none.profiles()]).toEqual([[], 1])
  const broken = await watched()
  broken.refuse(501)
  await broken.come(1, 'a')
  broken.refuse(undefined)
  await broken.come(1, 'b')
  expect(broken.arrived()).toEqual(['b'])
})

test('CHAT-85 a view keeps the last news of each other chat until it is shown or the chat is opened', async () => {
  const { come, news, one } = await watched({ contactId: 2 })
  await come(1, 'a')
  await come(2, 'b')
  expect(news()).toEqual(['1 a'])
  await come(1, 'c')
  expect(news()).toEqual(['1 c'])
  one.send({ type: 'news.shown', contactId: 1 })
  expect(news()).toEqual([])
  await come(1, 'd')
  one.send({ type: 'contact.open', contactId: 1 })
  expect(news()).toEqual([])
  await come(2, 'e')
  expect(news()).toEqual(['2 e'])
})
