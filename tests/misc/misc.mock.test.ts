import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { memoryDb } from '../../src/mock/db'

function backend() {
  const db = memoryDb()
  const mock = createMock({ db })
  const notify = async (body: unknown) => {
    const request = new Request('https://shop.test/misc/notify', { method: 'POST', body: JSON.stringify(body) })
    const response = await mock.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  return { notify, kept: () => db.read()?.['misc.waiting'] }
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
