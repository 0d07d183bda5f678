import { expect, test } from 'vitest'
import { dayMs } from '../../src/core/kernel/timings'
import { memoryDb } from '../../src/mock/db'
import { filesInMemory } from '../../src/mock/memory-files'
import { createMemoryStore } from '../../src/mock/memory-store'
import { ordersTable } from '../../src/service/orders/orders.table'
import { createRouter } from '../../src/service/router'
import { services } from '../../src/service/services'
import type { Store } from '../../src/service/store'
import { removeUnused } from '../../src/service/unused-files'
import { jpeg } from '../helpers/uploaded'

async function open() {
  let time = Date.parse('2026-11-21T03:00:00Z')
  const now = () => time
  const tables = services.flatMap((each) => each.tables)
  const store = createMemoryStore({ db: memoryDb(), tables: [...tables, ordersTable], seeds: [], seed: 1, now })
  const files = filesInMemory()
  const failure = (error: unknown) => {
    throw error
  }
  const route = createRouter({ services, store, now, secret: 's', auth: 'open', isSample: true, files, failure })
  let keys = 0
  const send = async (path: string, body: BodyInit) => {
    const headers = { 'Idempotency-Key': `k${keys++}` }
    const response = await route(new Request(`http://shop.test${path}`, { method: 'POST', headers, body }))
    const text = (await response?.text()) ?? ''
    return text === '' ? undefined : JSON.parse(text)
  }
  const add = async (to: 'email' | 'chat', text: string) =>
    (await send(`/apps/${to}/files?name=a.jpg`, jpeg(text))).file as { id: string; type: string; bytes: number }
  const post = (path: string, body: object) => send(path, JSON.stringify(body))
  const has = (...ids: string[]) => Promise.all(ids.map((id) => files.has(id)))
  return { add, post, has, remove: () => removeUnused({ store, files }), pass: (ms: number) => (time += ms) }
}

const letter = { to: [], cc: [], bcc: [], subject: 'x', message: '' }
const asAttachment = ({ id, type, bytes }: { id: string; type: string; bytes: number }) => ({
  fileName: 'a.jpg',
  file: { id, type, bytes },
})

test('FILE-20 a file that was added and never sent is removed after a day, one of a draft or message stays', async () => {
  const { add, post, has, remove, pass } = await open()
  const [draft, unsent] = [await add('email', 'draft'), await add('email', 'unsent')]
  await post('/apps/email/save-draft', { email: { ...letter, attachments: [asAttachment(draft)] } })
  expect(await remove()).toBe(0)
  pass(dayMs + 1)
  expect(await remove()).toBe(1)
  expect(await has(draft.id, unsent.id)).toEqual([true, false])
  pass(30 * dayMs)
  expect([await remove(), await has(draft.id)]).toEqual([0, [true]])
})

test('FILE-21 a file taken out of its draft, and one of a permanently deleted mail, are removed', async () => {
  const { add, post, has, remove, pass } = await open()
  const [one, other] = [await add('email', 'one'), await add('email', 'other')]
  const { email } = await post('/apps/email/save-draft', {
    email: { ...letter, attachments: [asAttachment(one), asAttachment(other)] },
  })
  pass(3 * dayMs)
  await post('/apps/email/save-draft', { email: { ...letter, id: email.id, attachments: [asAttachment(other)] } })
  await remove()
  expect(await has(one.id, other.id)).toEqual([false, true])
  await post('/apps/email/update-emails', { emailIds: [email.id], dataToUpdate: { isDeleted: true } })
  await remove()
  expect(await has(other.id)).toEqual([false])
})

test('FILE-22 an unused file that is added again in time stays', async () => {
  const { add, has, remove, pass } = await open()
  const { id } = await add('chat', 'again')
  pass(dayMs - 1)
  await add('chat', 'again')
  pass(2)
  expect([await remove(), await has(id)]).toEqual([0, [true]])
})

test('FILE-2130 the mails are gone through once, however many files there are, and those of replies stay', async () => {
  const asked: string[] = []
  const ids = Array.from({ length: 200 }, (_, nth) => `file-${nth}`)
  const uploads = ids.map((id) => ({ id, name: 'a.jpg', type: 'image/jpeg', bytes: 1, person: 1, at: 0 }))
  let looked = 0
  const mail = {
    attachments: ids.slice(0, 100).map((id) => ({ file: { id } })),
    replies: [{ attachments: ids.slice(100, 199).map((id) => ({ file: { id } })) }],
    get subject() {
      looked++
      return 'x'
    },
  }
  const tx = {
    now: () => 2 * dayMs,
    read: () => uploads,
    containing: ({ name }: { name: string }) => (name === 'emails' ? [mail] : []),
    talks: { hasFile: (id: string) => asked.push(id) < 0 },
    write: (_: unknown, rows: typeof uploads) => {
      expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, 199))
    },
  }
  const store = { transact: async (_: unknown, act: (tx: never) => unknown) => act(tx as never) } as Pick<
    Store,
    'transact'
  >
  expect(await removeUnused({ store: store as Store, files: undefined })).toBe(1)
  expect([looked, asked]).toEqual([1, ['file-199']])
})
