import { expect, test } from 'vitest'
import type { Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import type { ChatRow } from '../../src/service/chat/chat.table'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'
import { at, start } from './chat-desk'

const [malee, somchai] = [1001, 1002]

/** Two colleagues, and what they read of each other. */
async function colleagues() {
  const mock = createMock({ now: () => new Date(start) })
  const owner = await tokenOf(mock, 'admin')
  const grant = { user: { id: 2, permissions: ['manage:Chat', 'read:Auth'] } }
  await ask(mock, 'POST /apps/users/update', { body: grant, token: owner })
  const person = (token: string, contact: number) => ({
    say: (message: string) =>
      ask(mock, 'POST /apps/chat/send-msg', {
        body: { obj: { message, contact: { id: contact } } },
        token,
        key: message,
      }),
    async read(more = '') {
      const { chat } = (await ask(mock, `GET /apps/chat/get-chat?id=${contact}${more}`, { token })).body
      return [chat.from, ...chat.chat.map(({ message }: { message: string }) => message)]
    },
    async unseen() {
      const { chatsContacts } = (await ask(mock, 'GET /apps/chat/chats-and-contacts', { token })).body
      return chatsContacts.find(({ id }: { id: number }) => id === contact).chat.unseenMsgs
    },
  })
  return { one: person(owner, somchai), other: person(await tokenOf(mock, 'client'), malee) }
}

test('CHAT-1450 get-chat returns the last messages of a colleague, and those before any of them', async () => {
  const { one, other } = await colleagues()
  for (let nth = 1; nth <= 7; nth++) await (nth % 2 ? one : other).say(`m${nth}`)
  expect(await other.read('&perPage=3')).toEqual([4, 'm5', 'm6', 'm7'])
  expect(await other.read('&before=4&perPage=3')).toEqual([1, 'm2', 'm3', 'm4'])
  expect(await other.read('&before=1&perPage=3')).toEqual([0, 'm1'])
  expect(await other.read('&before=0&perPage=3')).toEqual([0])
  expect(await other.read('&perPage=3&before=99')).toEqual([4, 'm5', 'm6', 'm7'])
  expect(await other.read('&from=2&before=4')).toEqual([2, 'm3', 'm4'])
  // all that is new, however much; if it isn't the chat that the caller knows, its end
  expect(await other.read('&from=2&perPage=3')).toEqual([2, 'm3', 'm4', 'm5', 'm6', 'm7'])
  expect(await other.read('&from=7&perPage=3')).toEqual([7])
  expect(await other.read('&from=8&perPage=3')).toEqual([4, 'm5', 'm6', 'm7'])
  const all = [0, 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7']
  expect(await other.read()).toEqual(all)
  for (const odd of [
    '&perPage=0',
    '&perPage=x',
    '&perPage=',
    '&before=-1',
    '&before=1.5',
    '&perPage=99999999999999999999',
  ])
    expect([odd, await other.read(odd)]).toEqual([odd, all])
})

test('CHAT-1450 a contact’s messages come in pages, too, without those that are still to arrive', async () => {
  let rows: Rows | undefined
  const db = {
    read: () => rows,
    write: (next: Rows) => {
      rows = next
    },
  }
  const mock = createMock({ now: () => new Date(start), db })
  const read = async (query: string) => {
    const { chat } = (await ask(mock, `GET /apps/chat/get-chat?id=1${query}`)).body
    return [chat.from, ...chat.chat.map(({ message }: { message: string }) => message)]
  }
  await read('')
  const time = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
  const chat = [-4, -3, -2, -1, 60].map((minutes, nth) => at(time(minutes), `m${nth}`))
  const row: ChatRow = { id: 1, userId: 1, unseenMsgs: 0, countedAt: Date.parse(start), chat }
  db.write({ ...rows, chats: [row] })
  expect(await read('&perPage=2')).toEqual([2, 'm2', 'm3'])
  expect(await read('&before=2&perPage=5')).toEqual([0, 'm0', 'm1'])
  expect(await read('&before=5&perPage=1')).toEqual([3, 'm3'])
})

test('CHAT-1451 reading earlier messages marks nothing as seen, opening the chat does', async () => {
  const { one, other } = await colleagues()
  for (const text of ['a', 'b', 'c']) await one.say(text)
  expect(await other.read('&before=2&perPage=50')).toEqual([0, 'a', 'b'])
  expect(await other.unseen()).toBe(3)
  expect(await other.read('&perPage=1')).toEqual([2, 'c'])
  expect(await other.unseen()).toBe(0)
})
