import { describe, expect, test } from 'vitest'
import { shopsCalls } from '../../src/core/shops/shops.contract'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { authDesk, client } from './auth-desk'

const nobody = { user: null, abilities: undefined, permissions: [] }
const person = { id: 1, fullName: '', username: 'u', avatar: null, email: 'u@x.test', role: 'admin' }

describe('signing out', () => {
  test('AUTH-37 removes the user, the tokens and the permissions', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    tab.send({ type: 'logout' })
    expect(tab.state()).toBe('signedOut')
    expect(tab.context()).toMatchObject(nobody)
    expect([...desk.rows.keys()]).toEqual([])
    expect(tab.emitted.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'user' })
    tab.send({ type: 'logout' })
    expect(tab.emitted).toHaveLength(2)
  })

  test('AUTH-37 tells the backend, which revokes the refresh token, without waiting for it', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    const spent = tab.tokens.session.refreshToken()
    const held = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<Response>()
    const { transport } = desk
    desk.transport = async (request) => {
      if (new URL(request.url).pathname !== '/jwt/logout') return transport(request)
      await held.promise
      const response = await transport(request)
      answered.resolve(response.clone())
      return response
    }
    tab.send({ type: 'logout' })
    expect(tab.state()).toBe('signedOut')
    await turns()
    held.resolve()
    expect((await answered.promise).ok).toBe(true)
    const renewed = await transport(
      new Request('http://shop.test/jwt/refresh-token', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken: spent }),
      }),
    )
    expect(renewed.status).toBe(401)
  })

  test('AUTH-37 cancels an attempt in progress', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    const attempt = tab.login()
    tab.send({ type: 'logout' })
    await attempt
    await turns()
    expect(tab.state()).toBe('signedOut')
    expect([...desk.rows.keys()]).toEqual([])
  })

  test('AUTH-38 an expired session signs out with reason expired and the call settles', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    tab.tokens.stop()
    const asleep = desk.tab({ clock: { ...desk.clock, setTimeout: () => 0 } })
    desk.clock.increment(11 * 60_000)
    const calls = await Promise.allSettled([asleep.call(shopsCalls.list, {}), asleep.call(shopsCalls.list, {})])
    expect(calls.map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      'unauthenticated',
      'unauthenticated',
    ])
    expect(asleep.state()).toBe('signedOut')
    expect(asleep.emitted).toEqual([{ type: 'auth.signedOut', reason: 'expired' }])
    expect(asleep.context().ended).toBe('expired')
    asleep.send({ type: 'errors.clear' })
    expect(asleep.context().ended).toBeUndefined()
  })

  test('AUTH-38 a session that expired in one tab counts as expired in the others, not as signed out', async () => {
    const desk = authDesk()
    const [one, two] = [desk.tab(), desk.tab()]
    await one.login()
    desk.transport = async () => new Response(null, { status: 401 })
    expect(await one.tokens.refresh(one.tokens.session.accessToken())).toBeNull()
    expect([one.context().ended, two.context().ended]).toEqual(['expired', 'expired'])
    expect(two.emitted.at(-1)).toEqual({ type: 'auth.signedOut', reason: 'expired' })
    expect([...desk.rows.keys()]).toEqual([])
  })
})

describe('permissions', () => {
  test('AUTH-39 replacing them survives a reload and a renewal', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    tab.send({ type: 'permissions.set', permissions: ['print:Label'] })
    expect(await tab.tokens.refresh(tab.tokens.session.accessToken())).toBe(tab.tokens.session.accessToken())
    expect(tab.context().permissions).toEqual(['print:Label'])
    expect(desk.tab().context().permissions).toEqual(['print:Label'])
    await tab.login(client)
    expect(tab.context().permissions).toEqual([])
  })

  test('AUTH-39 another tab is notified', async () => {
    const desk = authDesk()
    const [one, two] = [desk.tab(), desk.tab()]
    await one.login()
    one.send({ type: 'permissions.set', permissions: ['a:b'] })
    expect(two.context().permissions).toEqual(['a:b'])
  })
})

describe('several tabs and reloads', () => {
  test('AUTH-43 signing in and out in one tab reaches the others', async () => {
    const desk = authDesk()
    const [one, two] = [desk.tab(), desk.tab()]
    await one.login()
    expect(two.state()).toBe('signedIn')
    expect(two.context().user).toEqual(one.context().user)
    await one.login(client)
    one.send({ type: 'logout' })
    expect(two.state()).toBe('signedOut')
    expect(
      two.emitted.map((each) =>
        Object.values(each as object)
          .slice(0, 1)
          .concat((each as { reason?: string }).reason),
      ),
    ).toEqual([
      ['auth.signedIn', undefined],
      ['auth.signedOut', 'elsewhere'],
      ['auth.signedIn', undefined],
      ['auth.signedOut', 'elsewhere'],
    ])
  })

  test('AUTH-43 a sign-in attempt continues when another tab signs in, and keeps that session if it fails', async () => {
    const desk = authDesk()
    const [one, two] = [desk.tab(), desk.tab()]
    const attempt = two.login(['client@langraan.test', 'wrong'])
    two.tokens.session.announce({
      type: 'session.started',
      signed: { user: { ...person, id: 1 }, permissions: [] },
    })
    expect(two.state()).toBe('signingIn')
    await attempt
    expect(two.state()).toBe('signedIn')
    expect(two.context().fields).toEqual({ email: ['Email or Password is Invalid'] })
    expect(one.state()).toBe('signedOut')
  })

  test('AUTH-44 after a reload the user is signed in from the start, without a call', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    desk.transport = () => Promise.reject(new Error('called'))
    const reloaded = desk.tab()
    expect(reloaded.state()).toBe('signedIn')
    expect(reloaded.context().user).toEqual(tab.context().user)
    expect(reloaded.emitted).toEqual([])
  })

  test('AUTH-44 an unreadable stored user is requested again', async () => {
    const desk = authDesk()
    const tab = desk.tab()
    await tab.login()
    const { user } = tab.context()
    desk.rows.set(sessionKey('userData'), '{"id":')
    const reloaded = desk.tab()
    expect(reloaded.state()).toBe('restoring')
    await reloaded.calm()
    expect(reloaded.context().user).toEqual(user)
  })

  test('AUTH-44 if no user can be determined, the page is signed out', async () => {
    const desk = authDesk()
    desk.rows.set(sessionKey('refreshToken'), 'unknown')
    const tab = desk.tab()
    expect(tab.state()).toBe('restoring')
    await tab.calm()
    expect(tab.state()).toBe('signedOut')
    expect([...desk.rows.keys()]).toEqual([])
  })
})

describe('a host that signs users in itself', () => {
  test('AUTH-45 is signed in without a user; login and register are rejected, logout removes the token', async () => {
    const tab = authDesk().tab({ fetchToken: async () => 'host token' })
    expect(tab.state()).toBe('signedIn')
    expect(tab.context()).toMatchObject(nobody)
    await tab.login()
    await tab.register('a@b.test', 'a', 'b')
    expect(tab.context().error).toMatchObject({ code: 'not-configured' })
    expect(tab.emitted).toEqual([
      { type: 'auth.refused', reason: 'handed-over' },
      { type: 'auth.refused', reason: 'handed-over' },
    ])
    tab.send({ type: 'logout' })
    expect(tab.state()).toBe('signedOut')
    await tab.tokens.current()
    expect(tab.state()).toBe('signedIn')
    expect(tab.emitted.at(-1)).toEqual({ type: 'auth.signedIn', user: null, registered: false })
  })

  test('AUTH-45 its permissions are used and not stored', async () => {
    const desk = authDesk()
    const tab = desk.tab({ fetchToken: async () => 'host token' })
    tab.send({ type: 'permissions.set', permissions: ['manage:Order'] })
    expect(tab.context().permissions).toEqual(['manage:Order'])
    expect(tab.tokens.session.permissions()).toEqual(['manage:Order'])
    expect([...desk.rows.keys()]).toEqual([])
    tab.send({ type: 'logout' })
    expect(tab.tokens.session.permissions()).toEqual([])
  })
})
