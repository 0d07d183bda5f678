import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { memoryDb, type Rows } from '../../src/mock/db'
import { ask } from '../helpers/ask'

function backend() {
  const db = memoryDb()
  const mock = createMock({ db })
  const notify = async (body: unknown) => {
    const request = new Request('https://shop.test/misc/notify', { method: 'POST', body: JSON.stringify(body) })
    const response = await mock.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  return {
    db,
    mock,
    notify,
    kept: () => db.read()?.['misc.waiting'],
    fill: (rows: readonly unknown[]) => db.write({ ...db.read(), 'misc.waiting': rows } as Rows),
  }
}

test('MISC-1 POST /misc/notify {email, topic} stores an address once per topic', async () => {
  const { notify, kept } = backend()
  const soon = { email: 'Malee@shop.test', topic: 'coming-soon' }
  expect(await notify({ ...soon, email: ' Malee@shop.test ' })).toEqual({ status: 201, body: soon })
  expect(await notify({ ...soon, email: 'malee@SHOP.test' })).toEqual({ status: 201, body: soon })
  const again = { email: 'malee@shop.test', topic: 'maintenance' }
  expect(await notify(again)).toEqual({ status: 201, body: again })
  expect(kept()).toEqual([soon, again])
})

test.each([
  [{ email: '', topic: 'maintenance' }, 'email'],
  [{ email: 'nobody', topic: 'maintenance' }, 'email'],
  [{ email: `${'a'.repeat(200)}@b.test`, topic: 'maintenance' }, 'email'],
  [{ email: 'a@b.test', topic: 'else' }, 'topic'],
])('MISC-2 %j is 422 for %s', async (body, field) => {
  const { notify, kept } = backend()
  const answer = await notify(body)
  expect([answer.status, Object.keys(answer.body.error)]).toEqual([422, [field]])
  expect(kept() ?? []).toEqual([])
})

test('MISC-6000 beyond 2,000 addresses, which anyone may add, no more are stored; known ones are answered', async () => {
  const { notify, kept, fill } = backend()
  const topic = 'coming-soon'
  fill(Array.from({ length: 1999 }, (_, nth) => ({ email: `p${nth}@shop.test`, topic })))
  expect((await notify({ email: 'last@shop.test', topic })).status).toBe(201)
  expect(await notify({ email: 'more@shop.test', topic })).toEqual({
    status: 429,
    body: { error: 'Too many addresses' },
  })
  expect((await notify({ email: 'P7@shop.test', topic })).status).toBe(201)
  expect(kept()).toHaveLength(2000)
})

test('MISC-6001 nothing is kept under a key of somebody who isn’t signed in', async () => {
  const { db, mock } = backend()
  const add = (email: string) =>
    ask(mock, 'POST /misc/notify', { body: { email, topic: 'maintenance' }, key: 'guessed' })
  await add('malee@shop.test')
  expect(await add('other@shop.test')).toEqual({
    status: 201,
    body: { email: 'other@shop.test', topic: 'maintenance' },
  })
  expect(db.read()?.firstAnswers ?? []).toEqual([])
})
