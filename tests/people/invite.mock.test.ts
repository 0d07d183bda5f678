import { describe, expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { tokenOf } from './people'

const start = Date.parse('2026-11-21T03:00:00Z')
const week = 7 * 24 * 60 * 60_000
const nok = { fullName: 'นก ขยัน', email: 'nok@shop.example', role: 'packer' }

/** The sample admin before a backend whose clock can be moved. */
async function open() {
  let time = start
  const db = memoryDb()
  const mock = createMock({ db, now: () => new Date(time) })
  const token = await tokenOf(mock, 'admin')
  const call = (name: string, body?: unknown) => ask(mock, name, { body, token })
  return {
    db,
    mock,
    call,
    invite: (invite: object = nok) => call('POST /apps/users/invite', invite),
    pending: async () => (await ask(mock, 'GET /api/users/invitations')).body.invitations,
    /** follows the link: its token, and the password that the person chooses */
    accept: (link: string, password = 'long enough') =>
      ask(mock, 'POST /jwt/reset-password', { body: { token: link, password } }),
    signIn: (password = 'long enough', email = nok.email) =>
      ask(mock, 'POST /jwt/login', { body: { email, password } }),
    pass(milliseconds: number) {
      time += milliseconds
    },
  }
}

describe('inviting', () => {
  test('INVITE-1 an invited person sets a password with the link, once, and signs in with the role’s permissions', async () => {
    const desk = await open()
    const { status, body } = await desk.invite()
    const invitation = {
      id: 51,
      ...nok,
      invitedBy: 'มาลี ใจดี',
      invitedAt: '2026-11-21T03:00:00.000Z',
      expiresAt: '2026-11-28T03:00:00.000Z',
      isExpired: false,
    }
    expect([status, body.invitation, await desk.pending()]).toEqual([200, invitation, [invitation]])
    const user = (await desk.call('GET /api/users/user?id=51')).body.user
    expect([user.username, user.status, user.permissions]).toEqual([
      'nok',
      'pending',
      ['read:Parcel', 'write:Parcel', 'manage:Chat', 'read:Auth'],
    ])
    expect((await desk.signIn('')).status).toBe(400)
    expect((await desk.accept(body.token)).status).toBe(200)
    expect((await desk.accept(body.token, 'another one')).status).toBe(400)
    expect(await desk.pending()).toEqual([])
    expect((await desk.call('GET /api/users/user?id=51')).body.user.status).toBe('active')
    const { userData, accessToken } = (await desk.signIn()).body
    expect([userData.fullName, userData.role]).toEqual(['นก ขยัน', 'packer'])
    expect((await ask(desk.mock, 'GET /api/orders', { token: accessToken })).status).toBe(200)
    expect((await ask(desk.mock, 'GET /api/customers', { token: accessToken })).status).toBe(403)
  })

  test('PASS-4315 the links of an invitation and of its renewal begin with what newcomers are known by', async () => {
    const desk = await open()
    const { body } = await desk.invite()
    expect(body.token).toMatch(/^new\.[\w-]{32}$/)
    const renewed = await desk.call('POST /apps/users/invite/renew', { id: body.invitation.id })
    expect(renewed.body.token).toMatch(/^new\.[\w-]{32}$/)
  })

  test('INVITE-2 the token is stored as a hash only, and no other call returns it', async () => {
    const desk = await open()
    const { token } = (await desk.invite()).body
    expect(JSON.stringify(desk.db.read())).not.toContain(token)
    expect(JSON.stringify(await desk.pending())).not.toContain('token')
  })

  test('INVITE-3 a new link replaces the previous one and lasts another week', async () => {
    const desk = await open()
    const first = (await desk.invite()).body.token
    desk.pass(week)
    expect((await desk.pending())[0].isExpired).toBe(true)
    expect((await desk.accept(first)).status).toBe(400)
    const renew = () => ask(desk.mock, 'POST /apps/users/invite/renew', { body: { id: 51 } })
    const renewed = (await renew()).body
    expect(renewed.invitation).toMatchObject({ expiresAt: '2026-12-05T03:00:00.000Z', isExpired: false })
    expect((await desk.accept(first)).status).toBe(400)
    expect((await desk.accept(renewed.token)).status).toBe(200)
    expect((await renew()).status).toBe(404)
  })

  test('INVITE-4 a withdrawn invitation removes the user, and its link is dead, for the next one with that id, too', async () => {
    const desk = await open()
    const { token } = (await desk.invite()).body
    expect((await desk.call('DELETE /apps/users/invite?id=51')).status).toBe(200)
    expect((await desk.call('DELETE /apps/users/invite?id=51')).status).toBe(404)
    expect((await desk.call('GET /api/users/user?id=51')).status).toBe(404)
    const next = await desk.invite({ ...nok, email: 'other@shop.example' })
    expect(next.body.invitation.id).toBe(51)
    expect((await desk.accept(token)).status).toBe(400)
    expect((await desk.accept(next.body.token)).status).toBe(200)
  })

  test('INVITE-4 a deleted user has no link that works for the next one', async () => {
    const desk = await open()
    const { token } = (await desk.invite()).body
    expect((await desk.call('DELETE /apps/users/delete?id=51')).status).toBe(200)
    expect(await desk.pending()).toEqual([])
    await desk.invite({ ...nok, email: 'other@shop.example' })
    expect((await desk.accept(token)).status).toBe(400)
  })

  test('INVITE-5 an address in use, a blank name and an unknown role are rejected by field', async () => {
    const desk = await open()
    const before = desk.db.read()
    expect(await desk.invite({ ...nok, email: ' ADMIN@langraan.test' })).toEqual({
      status: 422,
      body: { error: { email: ['taken'] } },
    })
    expect(await desk.invite({ fullName: ' ', email: 'nobody', role: 'king' })).toEqual({
      status: 422,
      body: { error: { fullName: ['required'], email: ['email'], role: ['wrong-type'] } },
    })
    expect(desk.db.read()).toBe(before)
    expect((await desk.invite({ ...nok, email: 'admin@other.example' })).status).toBe(200)
    expect((await desk.call('GET /api/users/user?id=51')).body.user.username).toBe('admin2')
  })

  test('INVITE-6 nobody invites into a role with more than they have, or renews or withdraws such an invitation', async () => {
    const desk = await open()
    const owner = (await desk.invite({ ...nok, role: 'owner' })).body.token
    await desk.call('POST /apps/users/update', {
      user: { id: 2, permissions: ['manage:User', 'manage:Parcel', 'manage:Chat', 'read:Auth'] },
    })
    const token = await tokenOf(desk.mock, 'client')
    const asChief = async (call: string, body?: unknown) => (await ask(desk.mock, call, { body, token })).status
    expect(await asChief('POST /apps/users/invite', { ...nok, email: 'a@shop.example', role: 'clerk' })).toBe(403)
    expect(await asChief('POST /apps/users/invite', { ...nok, email: 'a@shop.example' })).toBe(200)
    expect(await asChief('POST /apps/users/invite/renew', { id: 51 })).toBe(403)
    expect(await asChief('DELETE /apps/users/invite?id=51')).toBe(403)
    expect((await desk.accept(owner)).status).toBe(200)
  })

  test('INVITE-7 “forgot password” neither helps nor harms who has none yet', async () => {
    const desk = await open()
    const { token } = (await desk.invite()).body
    const { sampleToken } = (await ask(desk.mock, 'POST /jwt/forgot-password', { body: { email: nok.email } })).body
    expect((await desk.accept(sampleToken)).status).toBe(400)
    expect((await desk.accept(token)).status).toBe(200)
  })
})

describe('an address that was corrected', () => {
  test('INVITE-6000 the link that went to the first address sets no password, until there is a new one', async () => {
    const desk = await open()
    const { token } = (await desk.invite()).body
    await desk.call('POST /apps/users/update', { user: { id: 51, fullName: 'นก' } })
    expect(await desk.pending()).toEqual([expect.objectContaining({ isExpired: false })])
    const email = 'nok@right.example'
    await desk.call('POST /apps/users/update', { user: { id: 51, email } })
    expect((await desk.accept(token)).status).toBe(400)
    expect(await desk.pending()).toEqual([expect.objectContaining({ email, isExpired: true })])
    const renewed = (await desk.call('POST /apps/users/invite/renew', { id: 51 })).body
    expect([renewed.invitation.isExpired, (await desk.accept(renewed.token)).status]).toEqual([false, 200])
    expect((await desk.signIn('long enough', email)).status).toBe(200)
  })
})
