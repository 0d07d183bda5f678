import { expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { tokenOf } from './people'

const start = Date.parse('2026-11-21T03:00:00Z')
const day = 24 * 60 * 60_000
const path = 'POST /apps/users/password-link'

/** The sample owner and `client`, user 2, before a backend whose clock can be moved. */
async function open() {
  let time = start
  const db = memoryDb()
  const mock = createMock({ db, now: () => new Date(time) })
  const token = await tokenOf(mock, 'admin')
  const client = await tokenOf(mock, 'client')
  return {
    db,
    mock,
    client,
    make: (id = 2, as = token) => ask(mock, path, { body: { id }, token: as }),
    call: (name: string, body?: unknown) => ask(mock, name, { body, token }),
    set: (link: string, password = 'long enough') =>
      ask(mock, 'POST /jwt/reset-password', { body: { token: link, password } }),
    signIn: (password: string) =>
      ask(mock, 'POST /jwt/login', { body: { email: 'client@langraan.test', password } }).then(({ status }) => status),
    isSignedIn: async () => (await ask(mock, 'GET /account-setting/data', { token: client })).status === 200,
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}

test('USER-2260 an owner makes a link with which a user sets a new password, once; it ends their sessions only when it is used', async () => {
  const desk = await open()
  const { status, body } = await desk.make()
  expect([status, body.expiresAt]).toEqual([200, '2026-11-22T03:00:00.000Z'])
  expect(JSON.stringify(desk.db.read())).not.toContain(body.token)
  expect([await desk.isSignedIn(), await desk.signIn('client')]).toEqual([true, 200])
  expect((await desk.set(body.token)).status).toBe(200)
  expect([await desk.isSignedIn(), await desk.signIn('client'), await desk.signIn('long enough')]).toEqual([
    false,
    400,
    200,
  ])
  expect((await desk.set(body.token, 'another one')).status).toBe(400)
})

test('USER-2260 a link works for a day, and a new one replaces it', async () => {
  const desk = await open()
  const first = (await desk.make()).body.token
  const second = (await desk.make()).body.token
  expect((await desk.set(first)).status).toBe(400)
  desk.pass(day)
  expect((await desk.set(second)).status).toBe(400)
})

test('USER-2261 only owners make such links, not whoever may change users; the activity log says who made one for whom', async () => {
  const desk = await open()
  expect((await desk.make(1, desk.client)).status).toBe(403)
  const permissions = ['manage:User', 'manage:Parcel', 'manage:Chat', 'read:Auth']
  await desk.call('POST /apps/users/update', { user: { id: 2, permissions } })
  const chief = await tokenOf(desk.mock, 'client')
  expect((await desk.make(3, chief)).status).toBe(403)
  expect((await desk.make(9999)).status).toBe(404)
  const user = (await desk.call('GET /api/users/user?id=2')).body.user
  await desk.make()
  const [latest] = (await desk.call('GET /api/activity')).body.entries
  expect(latest).toMatchObject({
    kind: 'user',
    call: 'users.passwordLink',
    by: { name: 'มาลี ใจดี' },
    record: user.fullName,
  })
})

test('USER-2261 who is invited gets a new link of the invitation instead', async () => {
  const desk = await open()
  const invite = { fullName: 'นก ขยัน', email: 'nok@shop.example', role: 'packer' }
  const { invitation, token } = (await desk.call('POST /apps/users/invite', invite)).body
  expect(await desk.make(invitation.id)).toEqual({ status: 422, body: { error: { id: ['invited'] } } })
  expect((await desk.set(token)).status).toBe(200)
  expect((await desk.make(invitation.id)).status).toBe(200)
})
