import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChatMessage, chatPage, me } from '../../src/core/chat/chat.contract'
import { noThread, shownThread, type Thread, withEarlier, withNewTail } from '../../src/core/chat/chat.thread'
import { isoTime } from '../../src/core/kernel/clock'
import { fakeTransport } from '../helpers/fake-transport'
import { pass, turns } from '../helpers/turns'
import { at, chatDesk, messageTexts, start } from './chat-desk'

const begin = Date.parse(start) - 30 * 24 * 3_600_000
const contact = { id: 1, fullName: 'x', avatar: null, status: 'online', role: '', about: '' }
const messagesOf = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, nth) => at(isoTime(begin + nth * 60_000), `m${nth}`))

type Backend = { knowsPages?: boolean; ignoresBefore?: boolean }

/** A chat that grows, at a backend with or without pages. */
function chatOf(count: number, { knowsPages = true, ignoresBefore = false }: Backend = {}) {
  const all = messagesOf(count)
  const asked: string[] = []
  /** while set, requests for earlier messages wait */
  let hold: Promise<void> | undefined
  let isBroken = false
  const transport = fakeTransport({
    'GET /apps/chat/get-chat': async ({ query }) => {
      const number = (name: string) => (query.has(name) ? Number(query.get(name)) : undefined)
      const [from, before, perPage = all.length] = [number('from'), number('before'), number('perPage')]
      asked.push(query.toString())
      if (before !== undefined) {
        if (isBroken) return new Response(null, { status: 403 })
        await hold
      }
      if (!knowsPages) return { contact, chat: { id: 1, userId: 1, chat: [...all] } }
      const end = ignoresBefore ? all.length : Math.min(before ?? all.length, all.length)
      const first = from ?? Math.max(0, end - perPage)
      return { contact, chat: { id: 1, userId: 1, from: first, chat: all.slice(first, end) } }
    },
    'GET /apps/chat/chats-and-contacts': () => ({
      chatsContacts: [],
      contacts: [contact],
      profileUser: { ...contact, id: me },
    }),
    'POST /apps/chat/send-msg': ({ body }) => {
      const { message, clientId } = (body as { obj: { message: string; clientId: string } }).obj
      all.push({ ...at(start, message, me), clientId })
      return { response: { newMessageData: all.at(-1), id: 1 } }
    },
  })
  return {
    all,
    asked,
    transport,
    holdEarlier() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      return resolve
    },
    breakEarlier: (next: boolean) => {
      isBroken = next
    },
  }
}

async function opened(backend: ReturnType<typeof chatOf>) {
  const desk = chatDesk({ transport: backend.transport })
  const data = await desk.data()
  const one = await desk.open(1)
  await turns()
  const shown = () => messageTexts(shownThread(one.getSnapshot().context.thread, []))
  return {
    ...desk,
    data,
    one,
    shown,
    skipped: () => one.getSnapshot().context.thread.skipped,
    earlier: () => one.getSnapshot().context.earlier,
    async want() {
      one.send({ type: 'earlier.want' })
      await turns()
    },
  }
}

const texts = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => `m${from + nth}`)

test('CHAT-1452 an opened chat loads its last messages, and on request those before them, to the first', async () => {
  const backend = chatOf(120)
  const desk = await opened(backend)
  expect([desk.skipped(), desk.shown()]).toEqual([70, texts(70, 120)])
  await desk.want()
  expect([desk.skipped(), desk.shown()]).toEqual([20, texts(20, 120)])
  await desk.want()
  expect([desk.skipped(), desk.shown()]).toEqual([0, texts(0, 120)])
  await desk.want()
  expect(backend.asked).toEqual(['id=1&perPage=50', 'id=1&before=70&perPage=50', 'id=1&before=20&perPage=50'])
  // polls ask for what is new
  backend.all.push(at(start, 'new'))
  await pass(desk.clock, 10_000)
  expect([backend.asked.at(-1), desk.shown().length, desk.shown().at(-1)]).toEqual([
    'id=1&from=120&perPage=50',
    121,
    'new',
  ])
})

test('CHAT-1452 a short chat has no earlier messages', async () => {
  const backend = chatOf(3)
  const desk = await opened(backend)
  await desk.want()
  expect([desk.skipped(), desk.shown(), backend.asked]).toEqual([0, texts(0, 3), ['id=1&perPage=50']])
})

test('CHAT-1452 a chat of 20,000 messages opens with the last ones, and all can be read', async () => {
  const backend = chatOf(20_000)
  const desk = await opened(backend)
  expect(desk.shown().length).toBe(chatPage)
  for (let page = 1; page < 20_000 / chatPage; page++) await desk.want()
  expect([desk.skipped(), desk.shown().length]).toEqual([0, 20_000])
  expect(desk.shown()).toEqual(texts(0, 20_000))
}, 30_000)

test('CHAT-1453 messages that arrive or are sent while earlier ones load are neither lost nor doubled', async () => {
  const backend = chatOf(90)
  const desk = await opened(backend)
  const go = backend.holdEarlier()
  await desk.want()
  await desk.want()
  expect([desk.earlier(), backend.asked.filter((each) => each.includes('before')).length]).toEqual(['loading', 1])
  backend.all.push(at(isoTime(Date.parse(start) - 1_000), 'theirs'))
  await pass(desk.clock, 10_000)
  desk.data.send({ type: 'message.send', contactId: 1, message: 'mine' })
  await turns()
  expect(desk.shown()).toEqual([...texts(40, 90), 'theirs', 'mine'])
  go()
  await turns()
  expect([desk.earlier(), desk.shown()]).toEqual(['idle', [...texts(0, 90), 'theirs', 'mine']])
  await pass(desk.clock, 20_000)
  expect(desk.shown()).toEqual([...texts(0, 90), 'theirs', 'mine'])
})

test('CHAT-1453 earlier messages of a chat that was left are dropped', async () => {
  const backend = chatOf(90)
  const desk = await opened(backend)
  const go = backend.holdEarlier()
  await desk.want()
  desk.one.send({ type: 'contact.open', contactId: undefined })
  desk.one.send({ type: 'contact.open', contactId: 1 })
  await turns()
  go()
  await turns()
  expect([desk.earlier(), desk.skipped(), desk.shown()]).toEqual(['idle', 40, texts(40, 90)])
})

test('CHAT-1454 earlier messages that failed to load are requested again, the others stay', async () => {
  const backend = chatOf(60)
  const desk = await opened(backend)
  backend.breakEarlier(true)
  await desk.want()
  expect([desk.earlier(), desk.one.getSnapshot().value, desk.shown()]).toEqual([
    'failed',
    { ready: 'watching' },
    texts(10, 60),
  ])
  backend.breakEarlier(false)
  await desk.want()
  expect([desk.earlier(), desk.shown()]).toEqual(['idle', texts(0, 60)])
})

test('CHAT-1455 a backend without pages sends the whole chat; one that ignores `before` is asked once per request', async () => {
  const whole = chatOf(120, { knowsPages: false })
  const desk = await opened(whole)
  await desk.want()
  expect([desk.skipped(), desk.shown(), whole.asked]).toEqual([0, texts(0, 120), ['id=1&perPage=50']])
  await pass(desk.clock, 10_000)
  expect(desk.shown()).toEqual(texts(0, 120))
  const odd = await opened(chatOf(120, { ignoresBefore: true }))
  await odd.want()
  expect([odd.earlier(), odd.skipped(), odd.shown()]).toEqual(['failed', 70, texts(70, 120)])
})

test('CHAT-1455 a chat that turns out to be another is shown from its end', async () => {
  const backend = chatOf(120)
  const desk = await opened(backend)
  backend.all.splice(0, 110)
  const known = withNewTail(desk.one.getSnapshot().context.thread, backend.all, 0, false)
  expect([known.skipped, messageTexts(known.received)]).toEqual([0, texts(110, 120)])
})

test('CHAT-1456 pages in any order of arrival show the chat as a whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 80 }),
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.boolean(), { maxLength: 30 }),
      (minutes, perPage, turnsOf) => {
        const all = minutes.sort((a, b) => a - b).map((minute, nth) => at(isoTime(begin + minute * 60_000), `m${nth}`))
        // what arrives later
        let known = Math.ceil(all.length / 2)
        const first = Math.max(0, known - perPage)
        let thread: Thread = withNewTail(noThread, all.slice(first, known), first, false)
        const grow = () => {
          const next = Math.min(all.length, known + 3)
          // an answer may repeat what is known
          const from = Math.max(thread.skipped, known - 2)
          thread = withNewTail(thread, all.slice(from, next), from, false)
          known = next
        }
        const back = () => {
          const from = Math.max(0, thread.skipped - perPage)
          thread = withEarlier(thread, all.slice(from, thread.skipped), from) ?? thread
        }
        for (const isBack of turnsOf) (isBack ? back : grow)()
        expect(messageTexts(shownThread(thread, []))).toEqual(messageTexts(all.slice(thread.skipped, known)))
        while (thread.skipped > 0) back()
        expect(messageTexts(shownThread(thread, []))).toEqual(messageTexts(all.slice(0, known)))
      },
    ),
  )
})

test('CHAT-1457 a message whose response was lost is found, however many came since', async () => {
  const backend = chatOf(3)
  let isLost = true
  const posts: string[] = []
  const transport = async (request: Request) => {
    if (request.method !== 'POST') return backend.transport(request)
    posts.push(request.url)
    if (!isLost) return backend.transport(request)
    isLost = false
    await backend.transport(request)
    for (let nth = 0; nth < 130; nth++) backend.all.push(at(isoTime(Date.parse(start) + nth), `later ${nth}`))
    throw new TypeError('Failed to fetch')
  }
  const desk = chatDesk({ transport })
  const data = await desk.data()
  data.send({ type: 'message.send', contactId: 1, message: 'mine' })
  await data.settled()
  await turns()
  const [failed] = data.getSnapshot().context.postings
  expect([failed?.state, failed?.unanswered]).toEqual(['failed', 1])
  data.send({ type: 'message.retry', id: failed?.id ?? '' })
  await turns(20)
  expect([data.getSnapshot().context.postings, posts.length]).toEqual([[], 1])
  expect(backend.asked).toEqual(['id=1&perPage=50', 'id=1&before=84&perPage=50', 'id=1&before=34&perPage=50'])
})
