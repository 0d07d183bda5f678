import { expect, test } from 'vitest'
import type { Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { presenceTable } from '../../src/service/chat/chat.staff'
import { ask } from '../helpers/ask'
import { tokenOf } from '../people/people'
import { start } from './chat-desk'

test('CHAT-1460 reading chats stores nothing, following changes at most once a minute', async () => {
  let rows: Rows | undefined
  let writes = 0
  const db = {
    read: () => rows,
    write(next: Rows) {
      rows = next
      writes++
    },
  }
  let time = Date.parse(start)
  const mock = createMock({ now: () => new Date(time), db })
  const token = await tokenOf(mock, 'admin')
  const get = async (path: string) => expect((await ask(mock, `GET ${path}`, { token })).status).toBe(200)
  const writesOf = async (act: () => Promise<void>) => {
    const before = writes
    await act()
    return writes - before
  }
  // the first reading fills the user's own tables with the sample
  await get('/apps/chat/chats-and-contacts')
  await get('/api/changes')
  expect(rows?.[presenceTable.name]).toHaveLength(1)
  const follow = async () => {
    for (let step = 0; step < 30; step++) {
      time += 10_000
      await get('/api/changes')
    }
  }
  expect(await writesOf(follow)).toBe(4)
  time += 200_000
  expect(await writesOf(() => get('/apps/chat/chats-and-contacts'))).toBe(0)
  expect(await writesOf(() => get('/api/changes'))).toBe(1)
})
