import { expect, test } from 'vitest'
import type { Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import type { ChatRow } from '../../src/service/chat/chat.table'
import { ask } from '../helpers/ask'
import { cpuTime } from '../helpers/cpu-time'
import { start } from './chat-desk'

function backend() {
  let now = Date.parse(start)
  let rows: Rows | undefined
  const db = {
    read: () => rows,
    write: (next: Rows) => {
      rows = next
    },
  }
  const mock = createMock({ now: () => new Date(now), db })
  return {
    mock,
    pass: (minutes: number) => {
      now += minutes * 60_000
    },
    put: (row: ChatRow) => db.write({ ...rows, chats: [row] }),
    ask: (call: string, body?: object) => ask(mock, call, body && { body }),
  }
}

const list = 'GET /apps/chat/chats-and-contacts'
const send = 'POST /apps/chat/send-msg'
const said = (body: { chatsContacts: { id: number; chat: { unseenMsgs: number } }[] }) =>
  Object.fromEntries(body.chatsContacts.map(({ id, chat }) => [id, chat.unseenMsgs]))

test('CHAT-20 GET /apps/chat/chats-and-contacts returns chatsContacts, contacts and profileUser', async () => {
  const { status, body } = await backend().ask(list)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['chatsContacts', 'contacts', 'profileUser'])
  expect(body.profileUser).toEqual({ id: 11, avatar: null, fullName: 'มาลี ใจดี', status: 'online' })
  expect(body.contacts.length).toBeGreaterThanOrEqual(12)
  expect(body.contacts.length - body.chatsContacts.length).toBeGreaterThanOrEqual(4)
  expect(body.contacts.some(({ id }: { id: number }) => id === 11)).toBe(false)
  expect(body.chatsContacts[3]).toMatchObject({
    id: 4,
    fullName: 'พี่ต้อม ไปรษณีย์',
    chat: { id: 4, unseenMsgs: 1, lastMessage: { senderId: 4 } },
  })
})

test('CHAT-21 GET /apps/chat/users/profile-user returns the whole profile, unwrapped', async () => {
  expect((await backend().ask('GET /apps/chat/users/profile-user')).body).toEqual({
    id: 11,
    fullName: 'มาลี ใจดี',
    avatar: null,
    status: 'online',
    role: 'admin',
    about: 'รับออเดอร์ทุกวัน 8.00–18.00 น. หยุดวันอาทิตย์',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  })
})

test('CHAT-22 GET /apps/chat/get-chat returns chat and contact and sets unseenMsgs to 0; without a chat there is no chat key', async () => {
  const { ask } = backend()
  expect(said((await ask(list)).body)[1]).toBe(3)
  const { body } = await ask('GET /apps/chat/get-chat?id=1')
  expect(body.contact.id).toBe(1)
  expect({ ...body.chat, chat: body.chat.chat.length }).toEqual({ id: 1, userId: 1, unseenMsgs: 0, from: 0, chat: 6 })
  expect(said((await ask(list)).body)[1]).toBe(0)
  const none = await ask('GET /apps/chat/get-chat?id=5')
  expect([none.status, Object.keys(none.body)]).toEqual([200, ['contact']])
  expect((await ask('GET /apps/chat/get-chat?id=999')).status).toBe(404)
})

test('CHAT-23 get-chat skips as many messages as requested, unless there are fewer', async () => {
  const { ask } = backend()
  const part = (await ask('GET /apps/chat/get-chat?id=1&from=4')).body.chat
  expect([part.from, part.chat.length]).toEqual([4, 2])
  const whole = (await ask('GET /apps/chat/get-chat?id=1&from=99')).body.chat
  expect([whole.from, whole.chat.length]).toEqual([0, 6])
})

test('CHAT-24 POST /apps/chat/send-msg stores and returns 201 with newMessageData, the id, and the chat if it is new', async () => {
  const { ask } = backend()
  const newMessageData = { message: 'สวัสดีค่ะ', time: '2026-11-21T03:00:00.000Z', senderId: 11 }
  const known = await ask(send, { obj: { message: 'สวัสดีค่ะ', contact: { id: 1 } } })
  expect(known).toEqual({ status: 201, body: { response: { newMessageData, id: 1 } } })
  expect((await ask('GET /apps/chat/get-chat?id=1')).body.chat.chat.at(-1)).toEqual(newMessageData)
  const made = await ask(send, { obj: { message: 'สวัสดีค่ะ', contact: { id: 5 } } })
  expect(made).toEqual({
    status: 201,
    body: {
      response: {
        newMessageData,
        id: 5,
        chat: { id: 10, userId: 5, unseenMsgs: 0, from: 0, chat: [newMessageData] },
      },
    },
  })
})

test('CHAT-25 a message that is blank, too long or without a recipient is rejected and not stored', async () => {
  const { ask } = backend()
  const before = (await ask(list)).body
  expect(await ask(send, { obj: { message: ' \n ', contact: { id: 1 } } })).toEqual({
    status: 422,
    body: { error: { 'obj.message': ['blank'] } },
  })
  expect(await ask(send, { obj: { message: 'x'.repeat(5_001), contact: { id: 1 } } })).toEqual({
    status: 422,
    body: { error: { 'obj.message': ['too-long'] } },
  })
  expect((await ask(send, { obj: { message: 'hi', contact: { id: 999 } } })).status).toBe(404)
  expect((await ask(list)).body).toEqual(before)
})

test('CHAT-26 a message sent again with its clientId is stored once', async () => {
  const { ask } = backend()
  const body = { obj: { message: 'hi', contact: { id: 5 }, clientId: 'a1' } }
  const first = await ask(send, body)
  const again = await ask(send, body)
  expect(again.body.response.newMessageData).toEqual(first.body.response.newMessageData)
  expect((await ask('GET /apps/chat/get-chat?id=5')).body.chat.chat).toEqual([
    { message: 'hi', time: '2026-11-21T03:00:00.000Z', senderId: 11, clientId: 'a1' },
  ])
})

test('CHAT-27 POST /apps/chat/profile keeps omitted fields and returns the stored profile; a long about is rejected', async () => {
  const { ask } = backend()
  const saved = await ask('POST /apps/chat/profile', { profile: { status: 'busy' } })
  expect([saved.status, saved.body.profile.status, saved.body.profile.fullName]).toEqual([200, 'busy', 'มาลี ใจดี'])
  expect((await ask('GET /apps/chat/users/profile-user')).body).toEqual(saved.body.profile)
  expect((await ask(list)).body.profileUser.status).toBe('busy')
  expect(await ask('POST /apps/chat/profile', { profile: { about: 'ก'.repeat(121) } })).toEqual({
    status: 422,
    body: { error: { 'profile.about': ['too-long'] } },
  })
})

test('CHAT-28 sample messages keep arriving minutes after the sample data was created, unseen until opened', async () => {
  const { ask, pass } = backend()
  expect(said((await ask(list)).body)[3]).toBe(0)
  expect((await ask('GET /apps/chat/get-chat?id=3')).body.chat.chat.length).toBe(3)
  pass(3)
  expect(said((await ask(list)).body)[3]).toBe(1)
  pass(2)
  expect(said((await ask(list)).body)[3]).toBe(2)
  const { chat } = (await ask('GET /apps/chat/get-chat?id=3&from=3')).body
  expect(chat.chat.map(({ senderId }: { senderId: number }) => senderId)).toEqual([3, 3])
  expect(said((await ask(list)).body)[3]).toBe(0)
})

test('CHAT-29 a sent message comes before sample messages still to arrive', async () => {
  const { ask, pass } = backend()
  await ask(send, { obj: { message: 'ได้ค่ะ', contact: { id: 3 } } })
  pass(10)
  const { chat } = (await ask('GET /apps/chat/get-chat?id=3')).body.chat
  expect(chat.map(({ senderId }: { senderId: number }) => senderId)).toEqual([3, 11, 3, 11, 3, 3])
})

test('CHAT-30 the end of a chat of 50,000 messages is returned immediately', async () => {
  const { ask, put } = backend()
  await ask(list)
  const chat = Array.from({ length: 50_000 }, (_, nth) => ({
    message: `ข้อความ ${nth}`,
    time: new Date(Date.parse(start) - (50_000 - nth) * 60_000).toISOString(),
    senderId: nth % 3 === 0 ? 11 : 1,
  }))
  put({ id: 1, userId: 1, unseenMsgs: 0, countedAt: Date.parse(start), chat })
  const from = cpuTime()
  const { body } = await ask('GET /apps/chat/get-chat?id=1&from=49990')
  expect(body.chat.chat).toEqual(chat.slice(-10))
  expect((await ask(list)).body.chatsContacts[0].chat.lastMessage).toEqual(chat.at(-1))
  expect(cpuTime() - from).toBeLessThan(3_000)
})
