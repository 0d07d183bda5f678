import { describe, expect, test } from 'vitest'
import type { Tokens } from '../../src/core/kernel/auth'
import { satang } from '../../src/core/kernel/money'
import { turns } from '../helpers/turns'
import { chain, failure, teas } from './chain'

const body = { tea: { id: 1, price: satang(100) } }
const teaOnWire = { id: 1, price: 1 }
const refused = () => Response.json({ error: 'Token expired' }, { status: 401 })

/** Tokens that know `first` and then give out what is listed; `asked` are the stale ones they heard of. */
function tokensOf(first: string | null, ...renewed: (string | null)[]) {
  const asked: (string | null)[] = []
  const tokens: Tokens = {
    current: async () => first,
    refresh: async (stale) => {
      asked.push(stale)
      return renewed.shift() ?? null
    },
  }
  return { tokens, asked }
}

const accepting = (good: string) => (request: { headers: Headers }) =>
  request.headers.get('authorization') === `Bearer ${good}` ? teaOnWire : refused()

describe('the bearer token', () => {
  test('KERN-28 is sent if there is one, and not otherwise', async () => {
    const { call, transport } = chain({ 'GET /teas': { teas: [] } }, { tokens: tokensOf('t1').tokens })
    await call(teas.list, {})
    const without = chain({ 'GET /teas': { teas: [] } })
    await without.call(teas.list, {})
    expect(transport.calls[0]?.headers.get('authorization')).toBe('Bearer t1')
    expect(without.transport.calls[0]?.headers.get('authorization')).toBeNull()
  })

  test('KERN-28 is not sent with a sign-in call, whose 401 renews nothing', async () => {
    const { tokens, asked } = tokensOf('t1', 't2')
    const { call, transport } = chain({ 'POST /login': refused() }, { tokens })
    expect(await failure(call(teas.login, { body: { email: 'a' } }))).toMatchObject({ code: 'unauthenticated' })
    expect(transport.calls.map(({ headers }) => headers.get('authorization'))).toEqual([null])
    expect(asked).toEqual([])
  })

  test('KERN-29 is renewed after a 401, which repeats the same request once, even a call that may happen only once', async () => {
    const { tokens, asked } = tokensOf('old', 'new')
    const { call, transport } = chain({ 'POST /teas/update': accepting('new') }, { tokens })
    expect(await call(teas.update, { body })).toEqual(body.tea)
    expect(asked).toEqual(['old'])
    expect(transport.calls.map(({ headers, body }) => [headers.get('authorization'), body])).toEqual([
      ['Bearer old', { tea: teaOnWire }],
      ['Bearer new', { tea: teaOnWire }],
    ])
  })

  test('KERN-29 a keyed call keeps its key', async () => {
    const { call, transport } = chain({ 'POST /teas': accepting('new') }, { tokens: tokensOf('old', 'new').tokens })
    await call(teas.create, { body }, { key: 'k-1' })
    expect(transport.calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k-1', 'k-1'])
  })

  test('KERN-29 is requested if the backend responds 401 to a call without one', async () => {
    const { tokens, asked } = tokensOf(null, 'new')
    const { call } = chain({ 'POST /teas/update': accepting('new') }, { tokens })
    expect(await call(teas.update, { body })).toEqual(body.tea)
    expect(asked).toEqual([null])
  })

  test('KERN-30 is not renewed again after a second 401', async () => {
    const { tokens, asked } = tokensOf('a', 'b', 'c')
    const { call, transport } = chain({ 'GET /teas': refused() }, { tokens })
    expect(await failure(call(teas.list, {}))).toEqual({ code: 'unauthenticated', call: 'teas.list', status: 401 })
    expect([transport.calls.length, asked]).toEqual([2, ['a']])
  })

  test("KERN-30 if it can't be renewed the call rejects as unauthenticated", async () => {
    const { call, transport } = chain({ 'GET /teas': refused() }, { tokens: tokensOf('a').tokens })
    expect(await failure(call(teas.list, {}))).toEqual({ code: 'unauthenticated', call: 'teas.list', status: 401 })
    expect(transport.calls).toHaveLength(1)
  })

  test.each(['current', 'refresh'] as const)(
    'KERN-31 an abort ends a call that waits for its token (%s)',
    async (stuck) => {
      const tokens: Tokens = { ...tokensOf('a', 'b').tokens, [stuck]: () => new Promise(() => {}) }
      const { call } = chain({ 'GET /teas': refused() }, { tokens })
      const stopping = new AbortController()
      const answer = failure(call(teas.list, {}, { signal: stopping.signal }))
      await turns()
      stopping.abort()
      expect(await answer).toEqual({ code: 'aborted', call: 'teas.list' })
    },
  )
})

test('KERN-31 if it arrives after the abort nothing is sent', async () => {
  let give = (_: string) => {}
  const tokens: Tokens = {
    ...tokensOf(null).tokens,
    current: () =>
      new Promise((resolve) => {
        give = resolve
      }),
  }
  const { call, transport } = chain({ 'POST /teas/update': teaOnWire }, { tokens })
  const stopping = new AbortController()
  const answer = failure(call(teas.update, { body }, { signal: stopping.signal }))
  stopping.abort()
  expect(await answer).toMatchObject({ code: 'aborted' })
  give('late')
  await turns()
  expect(transport.calls).toEqual([])
})

describe('the idempotency key', () => {
  test.each([undefined, '', 'a b', 'ชา', 'x'.repeat(256)])(
    'KERN-32 a keyed call with key %j is a programming error',
    async (key) => {
      const { call, transport } = chain({})
      const sent = call(teas.create, { body }, key === undefined ? {} : { key })
      expect(await failure(sent)).toEqual({
        code: 'contract',
        call: 'teas.create',
        path: 'options.key',
        expected: 'an Idempotency-Key',
      })
      expect(transport.calls).toEqual([])
    },
  )

  test('KERN-32 is not sent with other calls', async () => {
    const { call, transport } = chain({ 'GET /teas': { teas: [] } })
    await call(teas.list, {}, { key: 'unused' })
    expect(transport.calls[0]?.headers.has('idempotency-key')).toBe(false)
  })
})
