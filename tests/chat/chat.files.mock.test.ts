import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { bytesOf, download, jpeg, upload } from '../helpers/uploaded'
import { tokenOf } from '../people/people'

const [malee, somchai] = [1001, 1002]
let keys = 0

async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const allowed = { permissions: ['manage:Chat', 'read:Auth'] }
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, ...allowed } } })
  await ask(mock, 'POST /jwt/register', { body: { username: 'dao', email: 'dao@langraan.test', password: 'dao' } })
  const person = async (name: string) => {
    const token = await tokenOf(mock, name)
    return {
      token,
      add: async (text: string, fileName = 'a.jpg') =>
        (await upload(mock, 'chat', jpeg(text), { token, name: fileName, key: `u${keys++}` })).body.file,
      send: (to: number, obj: object) =>
        ask(mock, 'POST /apps/chat/send-msg', {
          body: { obj: { message: '', ...obj, contact: { id: to } } },
          token,
          key: `k${keys++}`,
        }),
      read: async (id: number) => (await ask(mock, `GET /apps/chat/get-chat?id=${id}`, { token })).body.chat?.chat,
      get: (id: string) => download(mock, 'chat', id, token),
      last: async (id: number) =>
        (await ask(mock, 'GET /apps/chat/chats-and-contacts', { token })).body.chatsContacts.find(
          (each: { id: number }) => each.id === id,
        )?.chat.lastMessage,
    }
  }
  return { mock, malee: await person('admin'), somchai: await person('client'), dao: await person('dao') }
}

test('CHAT-520 a file in a message is read by the two of the chat, with or without text, and by nobody else', async () => {
  const shop = await open()
  const file = await shop.malee.add('slip', 'สลิป.jpg')
  const { status, body } = await shop.malee.send(somchai, { file: file.id, clientId: 'c1' })
  expect(status).toBe(201)
  expect(body.response.newMessageData).toMatchObject({ message: '', file, clientId: 'c1' })
  expect((await shop.somchai.read(malee)).at(-1)).toMatchObject({ message: '', senderId: malee, file })
  expect((await shop.somchai.last(malee)).file).toEqual(file)
  for (const reader of [shop.malee, shop.somchai]) {
    const got = await reader.get(file.id)
    expect([got.status, got.bytes, got.headers.get('content-security-policy')]).toEqual([
      200,
      await bytesOf(jpeg('slip')),
      "default-src 'none'; sandbox",
    ])
  }
  expect((await shop.dao.get(file.id)).status).toBe(404)
})

test("CHAT-521 a file that isn't sent yet is nobody's to read, and one that somebody else added can't be sent", async () => {
  const shop = await open()
  const file = await shop.malee.add('mine')
  expect((await shop.somchai.get(file.id)).status).toBe(404)
  const refused = await shop.somchai.send(malee, { file: file.id })
  expect(refused).toEqual({ status: 422, body: { error: { 'obj.file': ['unknown'] } } })
  expect(await shop.somchai.read(malee)).toBeUndefined()
  // neither text nor file
  expect((await shop.malee.send(somchai, {})).body).toEqual({ error: { 'obj.message': ['blank'] } })
})

test('CHAT-522 a message with a file that is sent again under its id is one message', async () => {
  const shop = await open()
  const file = await shop.malee.add('once')
  const again = { file: file.id, message: 'สลิปค่ะ', clientId: 'c9' }
  await shop.malee.send(somchai, again)
  await shop.malee.send(somchai, again)
  expect((await shop.somchai.read(malee)).map(({ message }: { message: string }) => message)).toEqual(['สลิปค่ะ'])
})

test('CHAT-523 a contact of the sample shop gets files too', async () => {
  const shop = await open()
  const file = await shop.malee.add('sample')
  expect((await shop.malee.send(1, { file: file.id })).status).toBe(201)
  expect((await shop.malee.read(1)).at(-1).file).toEqual(file)
  expect((await shop.malee.get(file.id)).status).toBe(200)
  expect((await shop.somchai.get(file.id)).status).toBe(404)
})
