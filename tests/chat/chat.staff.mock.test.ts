import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'

const start = Date.parse('2026-11-21T03:00:00Z')
const [malee, somchai] = [1001, 1002]
type Contact = { id: number; fullName: string; status: string; isGone?: boolean; chat?: Chat }
type Chat = { unseenMsgs: number; lastMessage: { message: string; senderId: number } }

async function open(permissions: readonly string[] = ['manage:Chat', 'read:Auth']) {
  let time = start
  const mock = createMock({ now: () => new Date(time) })
  const ofOwner = async (line: string, body?: object) =>
    ask(mock, line, { ...(body && { body }), token: await tokenOf(mock, 'admin') })
  await ofOwner('POST /apps/users/update', { user: { id: 2, permissions } })
  let keys = 0
  const person = (name: string) => {
    const call = async (line: string, body?: object) =>
      ask(mock, line, { ...(body && { body }), token: await tokenOf(mock, name), key: `k${keys++}` })
    const lists = async () => (await call('GET /apps/chat/chats-and-contacts')).body
    return {
      call,
      lists,
      contact: async (id: number): Promise<Contact | undefined> =>
        (await lists()).contacts.find((each: Contact) => each.id === id),
      chat: async (id: number): Promise<Chat | undefined> =>
        (await lists()).chatsContacts.find((each: Contact) => each.id === id)?.chat,
      read: async (id: number, from?: number) =>
        (await call(`GET /apps/chat/get-chat?id=${id}${from === undefined ? '' : `&from=${from}`}`)).body.chat,
      send: (id: number, message: string, clientId?: string) =>
        call('POST /apps/chat/send-msg', { obj: { message, contact: { id }, ...(clientId && { clientId }) } }),
      bell: async () =>
        (await call('GET /api/notifications')).body.notifications.filter(
          ({ kind }: { kind: string }) => kind === 'chat.received',
        ),
    }
  }
  const register = (name: string) =>
    ask(mock, 'POST /jwt/register', { body: { username: name, email: `${name}@langraan.test`, password: name } })
  return {
    mock,
    malee: person('admin'),
    somchai: person('client'),
    person,
    register,
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

test('CHAT-500 the other staff users who may use the chat are contacts, beside those of the sample', async () => {
  const shop = await open()
  expect(await shop.malee.contact(somchai)).toMatchObject({ fullName: 'สมชาย รักงาน', isGone: false })
  expect(await shop.somchai.contact(malee)).toMatchObject({ fullName: 'มาลี ใจดี', isGone: false })
  expect(await shop.malee.contact(malee)).toBeUndefined()
  expect((await shop.malee.lists()).contacts.length).toBeGreaterThan(10)
  const without = await open(['read:Order', 'read:Auth'])
  expect(await without.malee.contact(somchai)).toBeUndefined()
  expect((await without.malee.send(somchai, 'x')).status).toBe(404)
  expect((await without.somchai.call('GET /apps/chat/chats-and-contacts')).status).toBe(403)
})

test('CHAT-501 a message reaches the colleague, with its sender, until it is read', async () => {
  const { malee: one, somchai: other, pass } = await open()
  expect(await one.read(somchai)).toBeUndefined()
  const first = await one.send(somchai, 'กล่องเล็กหมดแล้วนะ', 'a')
  expect(first.status).toBe(201)
  expect(first.body.response).toEqual({
    id: somchai,
    newMessageData: { message: 'กล่องเล็กหมดแล้วนะ', time: '2026-11-21T03:00:00.000Z', senderId: 11, clientId: 'a' },
    chat: expect.objectContaining({ id: somchai, userId: somchai, unseenMsgs: 0, from: 0 }),
  })
  pass(60_000)
  await one.send(somchai, 'สั่งเพิ่มให้ด้วย', 'b')
  expect(await other.chat(malee)).toMatchObject({
    unseenMsgs: 2,
    lastMessage: { message: 'สั่งเพิ่มให้ด้วย', senderId: malee },
  })
  expect(await one.chat(somchai)).toMatchObject({ unseenMsgs: 0, lastMessage: { senderId: 11 } })
  const { chat } = await other.read(malee)
  expect(chat.map(({ message, senderId }: { message: string; senderId: number }) => [message, senderId])).toEqual([
    ['กล่องเล็กหมดแล้วนะ', malee],
    ['สั่งเพิ่มให้ด้วย', malee],
  ])
  expect((await other.chat(malee))?.unseenMsgs).toBe(0)
  await other.send(malee, 'ได้ครับ')
  expect(await one.chat(somchai)).toMatchObject({ unseenMsgs: 1, lastMessage: { message: 'ได้ครับ' } })
  const rest = await one.read(somchai, 2)
  expect([rest.from, rest.chat.map(({ message }: { message: string }) => message)]).toEqual([2, ['ได้ครับ']])
  const tooMany = await one.read(somchai, 99)
  expect([tooMany.from, tooMany.chat.length]).toEqual([0, 3])
})

test('CHAT-502 a message sent again is stored once; another person may use the same id', async () => {
  const { malee: one, somchai: other } = await open()
  const first = await one.send(somchai, 'หนึ่ง', 'same')
  const again = await one.send(somchai, 'หนึ่ง', 'same')
  expect(again.body.response.newMessageData).toEqual(first.body.response.newMessageData)
  await other.send(malee, 'สอง', 'same')
  expect((await one.read(somchai)).chat.map(({ message }: { message: string }) => message)).toEqual(['หนึ่ง', 'สอง'])
  expect((await other.chat(malee))?.unseenMsgs).toBe(1)
})

test('CHAT-503 nobody else reads a message: neither in the lists nor by asking for it, nor hears of it', async () => {
  const shop = await open()
  await shop.register('napa-wongdee')
  const third = shop.person('napa-wongdee')
  const { cursor } = (await third.call('GET /api/changes')).body
  await shop.malee.send(somchai, 'ลับ')
  const { contacts, chatsContacts } = await third.lists()
  expect(contacts.map(({ id }: Contact) => id)).toEqual(expect.arrayContaining([malee, somchai]))
  expect(JSON.stringify(chatsContacts)).not.toContain('ลับ')
  for (const id of [malee, somchai]) expect(await third.read(id)).toBeUndefined()
  expect((await third.call('GET /apps/chat/get-chat?id=1003')).status).toBe(404)
  expect(await third.bell()).toEqual([])
  expect((await third.call(`GET /api/changes?after=${cursor}`)).body.changes).toEqual([])
  // without a sign-in, there is nobody to write to
  expect((await ask(shop.mock, `GET /apps/chat/get-chat?id=${malee}`)).status).toBe(404)
})

test('CHAT-504 both are told of a message by GET /api/changes, by the number of the other one', async () => {
  const { malee: one, somchai: other } = await open()
  const [mine, theirs] = [(await one.call('GET /api/changes')).body, (await other.call('GET /api/changes')).body]
  await one.send(somchai, 'ถึงแล้ว')
  const after = async (who: typeof one, { cursor }: { cursor: string }) =>
    (await who.call(`GET /api/changes?after=${cursor}`)).body.changes.map(
      ({ kind, ref, by }: { kind: string; ref: string; by: number }) => [kind, ref, by],
    )
  expect(await after(one, mine)).toEqual([['chat', String(somchai), 1]])
  expect(await after(other, theirs)).toEqual([['chat', String(malee), 1]])
})

test('CHAT-505 a removed colleague keeps their name; whoever gets their number next reads nothing', async () => {
  const shop = await open()
  await shop.register('napa-wongdee')
  const napa = shop.person('napa-wongdee')
  const id = 1003
  await napa.send(malee, 'ลาแล้วนะคะ')
  await shop.malee.send(id, 'ขอบคุณมาก')
  const { users } = (await shop.malee.call('GET /api/users/list/data?q=napa-wongdee')).body
  expect((await shop.malee.call(`DELETE /apps/users/delete?id=${users[0].id}`)).status).toBeLessThan(300)
  await shop.register('napa-wongdee')
  expect(await napa.chat(malee)).toBeUndefined()
  expect(await napa.read(malee)).toBeUndefined()
  const { chatsContacts } = await shop.malee.lists()
  const gone = chatsContacts.filter((each: Contact) => each.fullName === 'napa-wongdee')
  expect(gone).toMatchObject([{ isGone: true, status: 'offline', chat: { lastMessage: { message: 'ขอบคุณมาก' } } }])
  const { chat } = await shop.malee.read(gone[0].id)
  expect(chat.map(({ message, senderId }: { message: string; senderId: number }) => [message, senderId])).toEqual([
    ['ลาแล้วนะคะ', gone[0].id],
    ['ขอบคุณมาก', 11],
  ])
  expect((await shop.malee.send(gone[0].id, 'ยังอยู่ไหม')).status).toBe(404)
  // the new one is somebody else
  await shop.malee.send(id, 'ยินดีต้อนรับ')
  expect((await napa.read(malee)).chat.length).toBe(1)
  expect((await shop.malee.read(gone[0].id)).chat.length).toBe(2)
})

test('CHAT-506 a colleague who may no longer use the chat is listed with what was written, and can not be written to', async () => {
  const { malee: one, somchai: other } = await open()
  await one.send(somchai, 'ก่อน')
  await one.call('POST /apps/users/update', { user: { id: 2, permissions: ['read:Order', 'read:Auth'] } })
  expect(await one.contact(somchai)).toMatchObject({ isGone: true, status: 'offline' })
  expect((await one.read(somchai)).chat.length).toBe(1)
  expect((await one.send(somchai, 'หลัง')).status).toBe(404)
  expect((await other.call(`GET /apps/chat/get-chat?id=${malee}`)).status).toBe(403)
})

test('CHAT-507 colleagues are here while their pages follow changes, with the status and text they chose', async () => {
  const { malee: one, somchai: other, pass } = await open()
  const status = async () => (await one.contact(somchai))?.status
  expect(await status()).toBe('offline')
  await other.call('GET /api/changes')
  expect(await status()).toBe('online')
  await other.call('POST /apps/chat/profile', { profile: { status: 'busy', about: 'อยู่ห้องแพ็ก' } })
  expect(await one.contact(somchai)).toMatchObject({ status: 'busy', about: 'อยู่ห้องแพ็ก' })
  pass(140_000)
  expect(await status()).toBe('busy')
  pass(20_000)
  expect(await status()).toBe('offline')
  await other.call('GET /api/changes')
  expect(await status()).toBe('busy')
  await other.call('POST /apps/chat/profile', { profile: { status: 'offline' } })
  expect(await status()).toBe('offline')
})

test('CHAT-508 the bell lists the last message of each colleague, unread until the chat or the notification is', async () => {
  const { malee: one, somchai: other, pass } = await open()
  await one.send(somchai, 'บรรทัดแรก\nบรรทัดสอง')
  pass(1_000)
  await one.send(somchai, 'ตอบด้วย')
  const [first, ...rest] = await other.bell()
  expect(rest).toEqual([])
  expect(first).toMatchObject({ by: 'มาลี ใจดี', ref: String(malee), subject: 'ตอบด้วย', isRead: false })
  expect(await one.bell()).toEqual([])
  await other.call('POST /api/notifications/read', { ids: [first.id] })
  expect((await other.bell())[0]).toMatchObject({ isRead: true })
  expect((await other.chat(malee))?.unseenMsgs).toBe(2)
  pass(1_000)
  await one.send(somchai, 'ด่วน')
  expect((await other.bell())[0]).toMatchObject({ subject: 'ด่วน', isRead: false })
  await other.read(malee)
  expect((await other.bell())[0]).toMatchObject({ isRead: true })
  await other.send(malee, 'ครับ')
  expect(await other.bell()).toEqual([])
})

test('CHAT-1460 reading the chats and contacts stores nothing: only who follows changes is here', async () => {
  const { mock, malee: one, somchai: other, pass } = await open()
  const status = async () => (await one.contact(somchai))?.status
  await one.lists()
  await other.lists()
  await other.read(malee)
  expect(await status()).toBe('offline')
  await other.call('GET /api/changes')
  expect(await status()).toBe('online')
  // a page that stays open is heard of more often than that is stored
  for (let step = 0; step < 40; step++) {
    pass(10_000)
    await other.call('GET /api/changes')
    expect(await status()).toBe('online')
  }
  // without the right to the chat, nobody is here
  await ask(mock, 'POST /apps/users/update', {
    body: { user: { id: 2, permissions: ['read:Auth'] } },
    token: await tokenOf(mock, 'admin'),
  })
  pass(200_000)
  await other.call('GET /api/changes')
  expect(await status()).toBeUndefined()
})
