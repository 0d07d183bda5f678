import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { turns } from '../helpers/turns'
import { tokenBackend } from './token-backend'

const minute = 60_000
const unauthenticated = { code: 'unauthenticated' }

/** A host that hands out tokens of `backend`, and an engine's tokens on it. */
function host(fetchToken?: (asked: number) => Promise<string>) {
  const backend = tokenBackend()
  const storage = memoryStorage()
  let asked = 0
  const tab = backend.tab(storage, {
    fetchToken: () => {
      asked++
      return fetchToken ? fetchToken(asked) : Promise.resolve(backend.issue().accessToken)
    },
  })
  return { ...tab, backend, storage, asked: () => asked }
}

test('AUTH-23 concurrent calls ask the host once, and it is asked again 30 s before expiry', async () => {
  const { backend, read, asked } = host()
  await Promise.all([read(), read(), read()])
  expect(asked()).toBe(1)
  backend.clock.increment(9.5 * minute - 1)
  await read()
  expect(asked()).toBe(1)
  backend.clock.increment(1)
  await Promise.all([read(), read()])
  expect(asked()).toBe(2)
  expect(backend.calls).not.toContain('/jwt/refresh-token')
})

test('AUTH-23 a rejected token is requested again and the call repeated once', async () => {
  const { backend, read, asked, tokens } = host()
  const first = await tokens.current()
  backend.revoke(String(first))
  await read()
  expect(asked()).toBe(2)
  expect(backend.bearers).toEqual([first, await tokens.current()])
})

test('AUTH-23 if the host returns the rejected token again, the call is not repeated', async () => {
  const { backend, read } = host(async () => 'always the same')
  await expect(read()).rejects.toMatchObject(unauthenticated)
  expect(backend.bearers).toEqual(['always the same'])
})

test('AUTH-23 a host that returns an expired token is asked at most every 30 s', async () => {
  const backend = tokenBackend()
  const { accessToken } = backend.issue()
  const { tokens, asked, backend: own } = host(async () => accessToken)
  await tokens.current()
  for (let second = 0; second < 600; second++) {
    own.clock.increment(1000)
    await tokens.current()
  }
  expect(asked()).toBe(2)
})

test.each([
  ['rejects', () => Promise.reject(new Error('signed out'))],
  ['gives no text', () => Promise.resolve(undefined as unknown as string)],
  ['gives an empty text', () => Promise.resolve('')],
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
])(
  'AUTH-24 if a host %s, every waiting call is sent unauthenticated and the next call asks again',
  async (_, fetchToken) => {
    const { backend, read, asked, news } = host(fetchToken)
    const results = await Promise.allSettled([read(), read()])
    expect(results.map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      'unauthenticated',
      'unauthenticated',
    ])
    expect(asked()).toBe(1)
    await expect(read()).rejects.toMatchObject(unauthenticated)
    expect(asked()).toBe(2)
    expect(backend.calls).toEqual([])
    expect(news).toEqual([])
  },
)

test('AUTH-24 if a host never responds, the call is sent unauthenticated after 15 s', async () => {
  const { backend, read } = host(() => new Promise(() => undefined))
  const result = read().catch((error) => error.code)
  await turns()
  backend.clock.increment(15_000)
  expect(await result).toBe('unauthenticated')
})

test('AUTH-24 while the token is valid, a failing host has no effect', async () => {
  const backend = tokenBackend()
  const { accessToken } = backend.issue()
  const { tokens, backend: own } = host(async (asked) => (asked === 1 ? accessToken : Promise.reject(new Error())))
  await tokens.current()
  own.clock.increment(9.6 * minute)
  expect(await tokens.current()).toBe(accessToken)
  own.clock.increment(minute)
  await expect(tokens.current()).rejects.toMatchObject(unauthenticated)
})

test('AUTH-25 with fetchToken no session data is read or stored', async () => {
  const { storage, read, session, tokens } = host()
  storage.local.set('accessToken', 'of an earlier sign-in')
  await read()
  expect(storage.local.keys()).toEqual(['accessToken'])
  expect(session.read()).toBeUndefined()
  expect(tokens.handedOver).toBe(true)
})

test("AUTH-25 after a sign-out the host's next token starts a session; one requested before is not used", async () => {
  let answer = (_: string) => {}
  const { session, news, tokens } = host((asked) =>
    asked === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve('next'),
  )
  const early = tokens.current().catch((error) => error.code)
  await turns()
  session.clear()
  answer('of the one before')
  expect(await early).toBe('unauthenticated')
  expect(await tokens.current()).toBe('next')
  expect(news).toEqual([{ type: 'session.started', signed: null }])
})

test("AUTH-500 a host's token that isn't valid yet is not sent", async () => {
  const backend = tokenBackend()
  const early = backend.token('access', 600, 120)
  const { read, tokens, backend: own } = host(async () => early)
  await expect(read()).rejects.toMatchObject(unauthenticated)
  expect(own.bearers).toEqual([])
  await expect(tokens.current()).rejects.toMatchObject(unauthenticated)
})

test('AUTH-609 a host that hangs delays no call while the current token is valid', async () => {
  const backend = tokenBackend()
  const { accessToken } = backend.issue()
  const {
    tokens,
    asked,
    backend: own,
  } = host((nth) => (nth === 1 ? Promise.resolve(accessToken) : new Promise(() => undefined)))
  await tokens.current()
  own.clock.increment(9.6 * minute)
  expect(await tokens.current()).toBe(accessToken)
  expect(await tokens.current()).toBe(accessToken)
  expect(asked()).toBe(2)
})

test('AUTH-609 a host that fails once is asked again after two seconds, before the token expires', async () => {
  const { backend, read, tokens, asked } = host((nth) =>
    nth === 2 ? Promise.reject(new Error('busy')) : Promise.resolve(backend.issue().accessToken),
  )
  const first = await tokens.current()
  backend.clock.increment(9.5 * minute)
  for (let second = 0; second < 3; second++) {
    await read()
    await turns()
    expect(asked()).toBe(second < 2 ? 2 : 3)
    backend.clock.increment(1000)
  }
  await read()
  expect(backend.bearers).toEqual([first, first, first, await tokens.current()])
  expect(await tokens.current()).not.toBe(first)
})
