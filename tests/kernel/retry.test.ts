import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { satang } from '../../src/core/kernel/money'
import { retryAfter } from '../../src/core/kernel/retry'
import { pass, turns } from '../helpers/turns'
import { chain, failure, teas } from './chain'

const body = { tea: { id: 1, price: satang(100) } }
const teaOnWire = { id: 1, price: 1 }
const status = (code: number, headers: Record<string, string> = {}) => new Response(null, { status: code, headers })

/** Answers one after the other; an Error is thrown. The last one stays. */
const inTurn = (...answers: (Response | Error | object)[]) => {
  let next = 0
  return () => {
    const answer = answers[Math.min(next++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }
}

describe('retried calls', () => {
  test.each([
    ['offline', new TypeError('fetch failed')],
    ['429', status(429)],
    ['500', status(500)],
    ['503', status(503)],
  ])('KERN-23 a safe call is retried after %s, until it succeeds', async (_, failing) => {
    const { call, clock, transport } = chain({ 'GET /teas': inTurn(failing, failing, { teas: [] }) })
    const answer = call(teas.list, {})
    await pass(clock, 300)
    await pass(clock, 600)
    expect(await answer).toEqual({ teas: [] })
    expect(transport.calls).toHaveLength(3)
  })

  test('KERN-23 a keyed call is retried with the same key and body in a fresh request each time', async () => {
    const { call, clock, transport } = chain({
      'POST /teas': inTurn(new TypeError('fetch failed'), status(502), Response.json(teaOnWire, { status: 201 })),
    })
    const answer = call(teas.create, { body }, { key: 'k-1' })
    await pass(clock, 300)
    await pass(clock, 600)
    expect(await answer).toEqual(body.tea)
    expect(transport.calls.map(({ headers, body }) => [headers.get('idempotency-key'), body])).toEqual([
      ['k-1', { tea: teaOnWire }],
      ['k-1', { tea: teaOnWire }],
      ['k-1', { tea: teaOnWire }],
    ])
  })

  test('KERN-23 a call that breaks off in the middle of its body is retried', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"teas":')),
          pull: (controller) => controller.error(new TypeError('terminated')),
        }),
      )
    let count = 0
    const transport = async () => (count++ === 0 ? broken() : Response.json({ teas: [] }))
    const { call, clock } = chain({}, { transport })
    const answer = call(teas.list, {})
    await pass(clock, 300)
    expect(await answer).toEqual({ teas: [] })
  })

  test.each([
    ['offline', new TypeError('fetch failed'), 'offline'],
    ['500', status(500), 'http'],
    ['429', status(429), 'http'],
  ])('KERN-24 a call that may happen only once is never retried: %s', async (_, failing, code) => {
    const { call, transport } = chain({ 'POST /teas/update': inTurn(failing) })
    expect(await failure(call(teas.update, { body }))).toMatchObject({ code, call: 'teas.update' })
    expect(transport.calls).toHaveLength(1)
  })

  test.each([400, 401, 403, 404, 409, 422, 501])(
    'KERN-24 a final response is not requested again: %i',
    async (code) => {
      const { call, transport } = chain({ 'GET /teas': status(code) })
      expect(await failure(call(teas.list, {}))).toMatchObject({ call: 'teas.list' })
      expect(transport.calls).toHaveLength(1)
    },
  )

  test('KERN-24 a programming error is not retried', async () => {
    const { call, transport } = chain({ 'GET /other': {} })
    expect(await failure(call(teas.list, {}))).toMatchObject({ code: 'not-configured' })
    expect(transport.undeclared.splice(0)).toEqual(['GET /teas'])
    expect(transport.calls).toHaveLength(1)
  })
})

describe('delays', () => {
  test('KERN-25 three retries at most, waiting up to 300, 600 and 1200 ms', async () => {
    const { call, clock, transport } = chain({ 'GET /teas': status(500) })
    const answer = failure(call(teas.list, {}))
    const counts: number[] = []
    for (const wait of [299, 1, 599, 1, 1_199, 1]) {
      await pass(clock, wait)
      counts.push(transport.calls.length)
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4])
    expect(await answer).toEqual({ code: 'http', call: 'teas.list', status: 500, unanswered: 3 })
  })

  test('KERN-25 the delay is any part of the doubling limit (full jitter), never beyond it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 3, maxLength: 3 }),
        async (random) => {
          const drawn = [...random]
          const waits: number[] = []
          const { call, clock } = chain({}, { random: () => drawn.shift() ?? 0, transport: async () => status(503) })
          const set = clock.setTimeout
          clock.setTimeout = (fn, ms) => {
            if (ms < 15_000) waits.push(ms)
            return set(fn, ms)
          }
          const answer = failure(call(teas.list, {}))
          for (const limit of [300, 600, 1_200]) await pass(clock, limit)
          await answer
          expect(waits).toEqual([300, 600, 1_200].map((limit, attempt) => (random[attempt] ?? 0) * limit))
        },
      ),
      { numRuns: 10 },
    )
  })

  test('KERN-26 Retry-After in seconds overrides the jitter', async () => {
    const { call, clock, transport } = chain({
      'GET /teas': inTurn(status(429, { 'Retry-After': '4' }), { teas: [] }),
    })
    const answer = call(teas.list, {})
    await pass(clock, 3_999)
    expect(transport.calls).toHaveLength(1)
    await pass(clock, 1)
    expect(await answer).toEqual({ teas: [] })
  })

  test('KERN-26 Retry-After as an HTTP date does, too', async () => {
    const at = 'Sat, 21 Nov 2026 10:00:05 GMT'
    const { call, clock, transport } = chain({ 'GET /teas': inTurn(status(503, { 'Retry-After': at }), { teas: [] }) })
    const answer = call(teas.list, {})
    await pass(clock, 4_999)
    expect(transport.calls).toHaveLength(1)
    await pass(clock, 1)
    expect(await answer).toEqual({ teas: [] })
  })

  test.each([429, 503])(
    'KERN-4760 a call that %i asks to wait longer than 5 s fails at once, and says for how long',
    async (code) => {
      const { call, transport } = chain({ 'GET /teas': status(code, { 'Retry-After': '60' }) })
      expect(await failure(call(teas.list, {}))).toEqual({
        code: 'http',
        call: 'teas.list',
        status: code,
        retryAfter: 60_000,
      })
      expect(transport.calls).toHaveLength(1)
    },
  )

  test('KERN-4760 the delays that a backend asks for add up to 5 s at most', async () => {
    const { call, clock, transport } = chain({ 'GET /teas': status(503, { 'Retry-After': '3' }) })
    const answer = failure(call(teas.list, {}))
    await pass(clock, 3_000)
    expect(await answer).toMatchObject({ status: 503, retryAfter: 3_000, unanswered: 1 })
    expect(transport.calls).toHaveLength(2)
  })

  test('KERN-4761 a request that was turned away as one too many is not counted as unanswered', async () => {
    const { call, clock } = chain({ 'POST /teas': inTurn(status(429), status(502), status(429), status(422)) })
    const answer = failure(call(teas.create, { body }, { key: 'k-1' }))
    for (const wait of [300, 600, 1_200]) await pass(clock, wait)
    expect(await answer).toEqual({ code: 'http', call: 'teas.create', status: 422, unanswered: 1 })
  })

  test.each([
    ['5', 5_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 10:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('KERN-26 Retry-After %j delays by %s ms', (text, wait) => {
    const headers = new Headers(text === undefined ? {} : { 'Retry-After': text })
    expect(retryAfter(headers, Date.parse('2026-11-21T10:00:00Z'))).toBe(wait)
  })
})

describe('aborting', () => {
  test('KERN-27 an abort during the delay ends the call immediately and sends nothing more', async () => {
    const { call, clock, transport } = chain({ 'GET /teas': status(503) })
    const stopping = new AbortController()
    const answer = failure(call(teas.list, {}, { signal: stopping.signal }))
    await turns()
    stopping.abort()
    expect(await answer).toEqual({ code: 'aborted', call: 'teas.list' })
    await pass(clock, 100_000)
    expect(transport.calls).toHaveLength(1)
  })
})
