import { expect, test } from 'vitest'
import { memoryDb, type Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'

const letter = { to: [{ name: '', email: 'nok@mail.example' }], subject: 'ราคา', message: '' }
const event = {
  title: 'นัด',
  start: '2026-11-23T03:00:00.000Z',
  end: '2026-11-23T04:00:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business' },
}
const person = {
  fullName: 'ใหม่ ใจดี',
  username: 'mai',
  email: 'mai@mail.example',
  company: 'ร้าน',
  country: 'ไทย',
  contact: '0812345678',
  role: 'editor',
  currentPlan: 'basic',
  avatar: null,
}

const creations = [
  ['/apps/todo/add-tasks', { task: { title: 'ใหม่' } }],
  ['/blog/comment', { id: 3, commentText: 'สวย' }],
  ['/apps/email/send', { email: letter }],
  ['/apps/email/save-draft', { email: letter }],
  ['/profile/post/comment', { id: 1, comment: 'หอม' }],
  ['/apps/calendar/add-event', { event }],
  ['/apps/chat/send-msg', { obj: { message: 'สวัสดี', contact: { id: 4 } } }],
  ['/apps/ecommerce/cart', { productId: 4 }],
  ['/apps/ecommerce/wishlist', { productId: 9 }],
  ['/misc/notify', { email: 'nok@mail.example', topic: 'maintenance' }],
  ['/apps/users/add-user', person],
  ['/apps/invoice/add', { invoice: newInvoice }],
] as const

const open = () => {
  const db = memoryDb()
  return { db, mock: createMock({ db }) }
}

test.each(creations)('MOCK-420 POST %s works without a key', async (path, body) => {
  expect((await ask(open().mock, `POST ${path}`, { body })).status).toBe(201)
})

test.each(creations)(
  'MOCK-420 POST %s twice with one key creates one record and returns the first response',
  async (path, body) => {
    const { db, mock } = open()
    const first = await ask(mock, `POST ${path}`, { body, key: 'k' })
    const rows = db.read()
    expect([first.status, await ask(mock, `POST ${path}`, { body, key: 'k' })]).toEqual([201, first])
    expect(db.read()).toBe(rows)
  },
)

test('MOCK-420 two simultaneous requests with one key get the same response', async () => {
  const { mock } = open()
  const add = () => ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: 'k' })
  const [one, other] = await Promise.all([add(), add()])
  expect(other).toEqual(one)
})

test('MOCK-420 an order requires a key, and an empty one counts as missing', async () => {
  const { mock } = open()
  const refused = { status: 400, body: { error: { 'Idempotency-Key': 'required' } } }
  expect(await ask(mock, 'POST /api/orders', { body: { order: newOrder } })).toEqual(refused)
  expect(await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: '' })).toEqual(refused)
  const add = () => ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: '' })
  expect([(await add()).body.task.id, (await add()).body.task.id]).toEqual([19, 20])
})

test('MOCK-420 a key that is too long for a header is rejected', async () => {
  const long = { body: { task: { title: 'ใหม่' } }, key: 'x'.repeat(256) }
  expect(await ask(open().mock, 'POST /apps/todo/add-tasks', long)).toEqual({
    status: 400,
    body: { error: { 'Idempotency-Key': 'too-long' } },
  })
})

test('MOCK-421 the same key of another call or another user creates another record', async () => {
  const { mock } = open()
  const login = async (name: string) => {
    const body = { email: `${name}@langraan.test`, password: name }
    return (await ask(mock, 'POST /jwt/login', { body })).body.accessToken as string
  }
  const second = { email: 'second@shop.test', username: 'second', password: 'a-second-person' }
  const { accessToken } = (await ask(mock, 'POST /jwt/register', { body: second })).body
  const tokens = [undefined, await login('admin'), accessToken as string]
  const ids = []
  for (const token of tokens) {
    const asked = { body: { id: 3, commentText: 'สวย' }, key: 'k', ...(token && { token }) }
    ids.push((await ask(mock, 'POST /blog/comment', asked)).body.comment.id)
  }
  expect(new Set(ids).size).toBe(3)
  expect((await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: 'k' })).status).toBe(
    201,
  )
})

test('MOCK-421 a corrected request may use the key of the rejected one', async () => {
  const { mock } = open()
  const add = (title: string) => ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title } }, key: 'k' })
  expect((await add(' ')).status).toBe(422)
  const comment = (id: number) => ask(mock, 'POST /blog/comment', { body: { id, commentText: 'สวย' }, key: 'c' })
  expect([(await add('ใหม่')).status, (await comment(999)).status, (await comment(3)).status]).toEqual([201, 404, 201])
})

test('MOCK-421 a key survives a reload of the page and expires after a day', async () => {
  let text = 'null'
  let time = Date.parse('2026-11-21T03:00:00Z')
  const db = {
    read: () => JSON.parse(text) as Rows | null,
    write(rows: Rows) {
      text = JSON.stringify(rows)
    },
  }
  const add = async () => {
    const mock = createMock({ db, now: () => new Date(time) })
    return (await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key: 'k' })).body.task.id
  }
  const day = 24 * 60 * 60 * 1000
  expect([await add(), await add()]).toEqual([19, 19])
  time += day
  expect(await add()).toBe(19)
  time += 1
  expect(await add()).toBe(20)
})

test('MOCK-421 however many others are stored meanwhile, as by an import, a key counts for its day', async () => {
  const { mock } = open()
  const add = async (key: string) =>
    (await ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key })).body.task.id
  expect(await add('mine')).toBe(19)
  for (let each = 0; each < 300; each++) await add(`k${each}`)
  expect([await add('mine'), await add('k0'), await add('k299')]).toEqual([19, 20, 319])
})

test('MOCK-421 keys of past days are removed step by step', async () => {
  const db = memoryDb()
  let time = Date.parse('2026-11-26T03:00:00.000Z')
  const mock = createMock({ db, now: () => new Date(time) })
  const add = (key: string) => ask(mock, 'POST /apps/todo/add-tasks', { body: { task: { title: 'ใหม่' } }, key })
  for (let each = 0; each < 120; each++) await add(`k${each}`)
  time += 25 * 60 * 60 * 1000
  await add('a')
  await add('b')
  expect(db.read()?.firstAnswers?.length).toBe(22)
  await add('c')
  expect(db.read()?.firstAnswers?.map((row) => (row as { key: string }).key)).toEqual(['a', 'b', 'c'])
})
