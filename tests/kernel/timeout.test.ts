import { describe, expect, test } from 'vitest'
import { RaanError } from '../../src/core/kernel/errors'
import { satang } from '../../src/core/kernel/money'
import { pass, turns } from '../helpers/turns'
import { chain, failure, teas } from './chain'

const body = { tea: { id: 1, price: satang(100) } }
const never = () => new Promise<Response>(() => {})

describe('a backend that never responds', () => {
  test('KERN-33 is aborted after 15 seconds', async () => {
    const { call, clock, transport } = chain({ 'POST /teas/update': never })
    const answer = failure(call(teas.update, { body }))
    await pass(clock, 14_999)
    expect(transport.calls[0]?.signal.aborted).toBe(false)
    await pass(clock, 1)
    expect(await answer).toEqual({ code: 'timeout', call: 'teas.update' })
    expect(transport.calls[0]?.signal.aborted).toBe(true)
  })

  test('KERN-33 has this limit for each attempt of a call that may be retried', async () => {
    const { call, clock, transport } = chain({ 'GET /teas': never }, { timeoutMs: 1_000 })
    const answer = failure(call(teas.list, {}))
    for (const wait of [1_000, 300, 1_000, 600, 1_000, 1_200, 1_000]) await pass(clock, wait)
    expect(await answer).toEqual({ code: 'timeout', call: 'teas.list' })
    expect(transport.calls).toHaveLength(4)
  })

  test('KERN-33 includes a body that never ends', async () => {
    const transport = async () => new Response(new ReadableStream({ pull: () => never() as Promise<never> }))
    const { call, clock } = chain({}, { transport })
    const answer = failure(call(teas.update, { body }))
    await pass(clock, 15_000)
    expect(await answer).toEqual({ code: 'timeout', call: 'teas.update' })
  })

  test('KERN-33 a response clears the timer', async () => {
    const { call, clock } = chain({ 'POST /teas/update': { id: 1, price: 1 } })
    const open = new Set<unknown>()
    const { setTimeout: set, clearTimeout: clear } = clock
    clock.setTimeout = (fn, ms) => {
      const id = set(fn, ms)
      open.add(id)
      return id
    }
    clock.clearTimeout = (id) => {
      open.delete(id)
      clear(id)
    }
    await call(teas.update, { body })
    expect(open.size).toBe(0)
  })
})

describe('an abort', () => {
  test('KERN-34 before the start sends nothing', async () => {
    const { call, transport } = chain({ 'GET /teas': { teas: [] } })
    expect(await failure(call(teas.list, {}, { signal: AbortSignal.abort() }))).toEqual({
      code: 'aborted',
      call: 'teas.list',
    })
    await turns()
    expect(transport.calls).toEqual([])
  })

  test('KERN-34 in the middle reaches the transport and ends the call immediately, even if the transport ignores it', async () => {
    const { call, clock, transport } = chain({ 'GET /teas': never })
    const stopping = new AbortController()
    const answer = failure(call(teas.list, {}, { signal: stopping.signal }))
    await turns()
    stopping.abort()
    expect(await answer).toEqual({ code: 'aborted', call: 'teas.list' })
    expect(transport.calls[0]?.signal.aborted).toBe(true)
    await pass(clock, 60_000)
    expect(transport.calls).toHaveLength(1)
  })

  test('KERN-34 with one of our errors as its reason is that error', async () => {
    const { call } = chain({ 'GET /teas': never })
    const stopping = new AbortController()
    const answer = failure(call(teas.list, {}, { signal: stopping.signal }))
    await turns()
    stopping.abort(new RaanError('unauthenticated', { call: 'session' }))
    expect(await answer).toEqual({ code: 'unauthenticated', call: 'session' })
  })

  test('KERN-34 after the response changes nothing', async () => {
    const { call } = chain({ 'GET /teas': { teas: [] } })
    const stopping = new AbortController()
    const answer = await call(teas.list, {}, { signal: stopping.signal })
    stopping.abort()
    expect(answer).toEqual({ teas: [] })
  })
})

test('KERN-35 subscribers receive the number of calls in flight', async () => {
  const counts: number[] = []
  const { call } = chain(
    { 'GET /teas': { teas: [] }, 'POST /teas/update': new Response(null, { status: 404 }) },
    { onPending: (count) => counts.push(count) },
  )
  await Promise.all([call(teas.list, {}), failure(call(teas.update, { body }))])
  expect(counts.slice(0, 2)).toEqual([1, 2])
  expect(counts.at(-1)).toBe(0)
})
