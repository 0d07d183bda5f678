import { describe, expect, test } from 'vitest'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { admin, authDesk, client } from './auth-desk'

const never = () => new Promise<Response>(() => undefined)

describe('signing in', () => {
  test('AUTH-30 stores the user and both tokens and announces the session', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    expect(tab.state()).toBe('signedOut')
    await tab.login()
    expect(tab.state()).toBe('signedIn')
    expect(tab.context()).toMatchObject({
      user: { id: 1, username: 'admin' },
      abilities: [{ action: 'manage', subject: 'all' }],
      permissions: [],
      fields: undefined,
      error: undefined,
    })
    expect([...desk.rows.keys()].sort()).toEqual(
      ['accessToken', 'received', 'refreshToken', 'userData', 'user_permission'].map((name) => sessionKey(name)),
    )
    expect(tab.emitted).toEqual([{ type: 'auth.signedIn', user: tab.context().user, registered: false }])
  })

  test('AUTH-31 a rejection names its fields, and typing in one clears its error', async () => {
    const tab = authDesk().tab()
    await tab.login(['admin@langraan.test', 'wrong'])
    expect(tab.state()).toBe('signedOut')
    expect(tab.context().fields).toEqual({ email: ['Email or Password is Invalid'] })
    tab.send({ type: 'field.clear', field: 'password' })
    expect(tab.context().fields).toEqual({ email: ['Email or Password is Invalid'] })
    tab.send({ type: 'field.clear', field: 'email' })
    expect(tab.context().fields).toEqual({})
    await tab.login()
    expect(tab.state()).toBe('signedIn')
  })

  test('AUTH-31 a list of texts is read as a field error, too', async () => {
    const desk = authDesk()
    desk.transport = async () => Response.json({ error: { email: ['one', 'two'] } }, { status: 400 })
    const tab = desk.tab()
    await tab.login()
    expect(tab.context().fields).toEqual({ email: ['one', 'two'] })
  })

  test('AUTH-31 blank fields are rejected without a call', async () => {
    const desk = authDesk()
    desk.transport = () => Promise.reject(new Error('called'))
    const tab = desk.tab()
    await tab.login([' ', ''])
    expect(tab.context()).toMatchObject({ fields: { email: ['required'], password: ['required'] }, error: undefined })
    await tab.register('', 'x', '')
    expect(tab.context().fields).toEqual({ email: ['required'], password: ['required'] })
  })

  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'offline' }],
    ['HTML', async () => new Response('<html>'), { code: 'contract' }],
    ['a 500', async () => new Response('', { status: 500 }), { code: 'http', detail: { status: 500 } }],
    ['a wrong shape', async () => Response.json({ userData: {} }), { code: 'contract' }],
  ])('AUTH-32 %s is an error of the whole form, not of a field', async (_, transport, error) => {
    const desk = authDesk()
    desk.transport = transport
    const tab = desk.tab()
    await tab.login()
    expect(tab.state()).toBe('signedOut')
    expect(tab.context()).toMatchObject({ fields: undefined, error })
  })

  test('AUTH-32 a backend that never responds is a timeout', async () => {
    const desk = authDesk()
    desk.transport = never
    const tab = desk.tab()
    const done = tab.login()
    await turns()
    desk.clock.increment(15_000)
    await done
    expect(tab.context().error).toMatchObject({ code: 'timeout' })
  })

  test('AUTH-33 a second attempt while one is running is rejected and changes nothing', async () => {
    const tab = authDesk().tab()
    const first = tab.login()
    tab.send({ type: 'login', email: client[0], password: client[1] })
    tab.send({ type: 'register', email: 'a@b.test', username: 'a', password: 'b' })
    await first
    expect(tab.context().user?.username).toBe('admin')
    expect(tab.emitted.slice(0, 2)).toEqual([
      { type: 'auth.refused', reason: 'busy' },
      { type: 'auth.refused', reason: 'busy' },
    ])
  })

  test('AUTH-34 signing in as another user signs the previous one out; a failed attempt keeps the session', async () => {
    const tab = authDesk().tab()
    await tab.login()
    await tab.login(['client@langraan.test', 'wrong'])
    expect(tab.state()).toBe('signedIn')
    expect(tab.context().user?.username).toBe('admin')
    await tab.login(client)
    expect(tab.context().user?.username).toBe('client')
    expect(tab.emitted.slice(1)).toEqual([
      { type: 'auth.signedOut', reason: 'user' },
      { type: 'auth.signedIn', user: tab.context().user, registered: false },
    ])
  })
})

describe('registering', () => {
  test('AUTH-35 signs the new user in, with a refresh token', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.register(' new@langraan.test', 'new ', 'secret words')
    expect(tab.context().user).toMatchObject({ id: 3, username: 'new', email: 'new@langraan.test', fullName: '' })
    expect(tab.tokens.session.refreshToken()).not.toBeNull()
    expect(tab.emitted).toEqual([{ type: 'auth.signedIn', user: tab.context().user, registered: true }])
  })

  test('AUTH-35 continues with the access token alone if signing in right away fails', async () => {
    const desk = authDesk()
    const answer = desk.transport
    desk.transport = (request) =>
      request.url.endsWith('/jwt/login') ? Promise.reject(new TypeError('Failed to fetch')) : answer(request)
    const tab = desk.tab()
    await tab.register('new@langraan.test', 'new', 'secret words')
    expect(tab.state()).toBe('signedIn')
    expect(tab.tokens.session.accessToken()).not.toBeNull()
    expect(tab.tokens.session.refreshToken()).toBeNull()
  })

  test('AUTH-36 email and username in use are both rejected by field, although the status is a success', async () => {
    const tab = authDesk().tab()
    await tab.register(admin[0], 'client', 'secret words')
    expect(tab.state()).toBe('signedOut')
    expect(tab.context().fields).toEqual({
      email: ['This email is already in use.'],
      username: ['This username is already in use.'],
    })
  })
})
