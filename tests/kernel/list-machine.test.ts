import { describe, expect, test } from 'vitest'
import { type Actor, createActor } from 'xstate'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { createListMachine, type ListInput, type ListPage, type ListRequest } from '../../src/core/kernel/list-machine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { pass, turns } from '../helpers/turns'

type Tea = { id: number; name: string }
type Query = { q?: string; shopId?: number | undefined }
type Asked = ListRequest<Query> & { signal: AbortSignal }
type Pending = Asked & { answer(rows: Tea[], total?: number): Promise<void>; fail(error: unknown): Promise<void> }

const tea = (id: number, name = `tea ${id}`): Tea => ({ id, name })
const noCall: Call = () => expect.unreachable()

/** A list whose requests are answered by hand, each when the test says so. */
function list(input: Omit<ListInput<Query>, 'call' | 'clock'> = {}, debounceMs?: number) {
  const requests: Pending[] = []
  const machine = createListMachine<Tea, Query, { counts: number }>({
    id: 'teas',
    query: { q: '' },
    keyOf: ({ id }) => id,
    load: (request) =>
      new Promise<ListPage<Tea, { counts: number }>>((resolve, reject) => {
        requests.push({
          ...request,
          answer: (rows, total = rows.length) => {
            resolve({ rows, total, extra: { counts: total } })
            return turns()
          },
          fail: (error) => {
            reject(error)
            return turns()
          },
        })
      }),
    ...(debounceMs === undefined ? {} : { debounceMs }),
  })
  const clock = simulatedClock({ start: 0 })
  const actor = createActor(machine, { input: { call: noCall, clock, ...input }, clock: clock as never }).start()
  const asked = (at: number): Pending => requests.at(at) ?? expect.unreachable(`no request ${at}`)
  return { actor, clock, requests, asked }
}

/** All that a view reads. */
function shown(actor: Actor<ReturnType<typeof createListMachine<Tea, Query, { counts: number }>>>) {
  const snapshot = actor.getSnapshot()
  const { query, page, rows, total, stale, error, extra } = snapshot.context
  const state = (['loading', 'ready', 'failed'] as const).find((each) => snapshot.matches(each))
  return { state, query, page, ids: rows.map(({ id }) => id), total, stale, error: error?.code, counts: extra?.counts }
}

describe('the first page', () => {
  test('KERN-50 is requested with the first query, ten rows per page, and shown when it arrives', async () => {
    const { actor, asked, requests } = list()
    expect(shown(actor)).toEqual({
      state: 'loading',
      query: { q: '' },
      page: 1,
      ids: [],
      total: 0,
      stale: false,
      error: undefined,
      counts: undefined,
    })
    await asked(0).answer([tea(1), tea(2)], 12)
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [1, 2], total: 12, stale: false, counts: 12 })
    expect(requests.map(({ page, perPage, sortBy, sortDesc }) => [page, perPage, sortBy, sortDesc])).toEqual([
      [1, 10, undefined, false],
    ])
  })

  test('KERN-50 can be changed by the input', () => {
    const given = list({ query: { shopId: 3 }, page: 2, perPage: 25, sortBy: 'name', sortDesc: true })
    expect(given.asked(0)).toMatchObject({
      query: { q: '', shopId: 3 },
      page: 2,
      perPage: 25,
      sortBy: 'name',
      sortDesc: true,
    })
    const nonsense = list({ page: -1, perPage: 0.5 })
    expect(nonsense.asked(0)).toMatchObject({ page: 1, perPage: 10 })
  })
})

describe('a change of what is requested', () => {
  test('KERN-51 keeps the old rows, marked stale, until the new ones are there', async () => {
    const { actor, asked } = list({ page: 2 })
    await asked(0).answer([tea(11)], 11)
    actor.send({ type: 'query.change', query: { q: 'green' } })
    expect(shown(actor)).toMatchObject({ state: 'loading', ids: [11], stale: true, page: 1, query: { q: 'green' } })
    await asked(1).answer([tea(4)])
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [4], total: 1, stale: false })
  })

  test('KERN-51 merges into the query; undefined removes a filter', async () => {
    const { actor, asked } = list({ query: { shopId: 3 } })
    actor.send({ type: 'query.change', query: { q: 'a' } })
    expect(asked(-1).query).toEqual({ q: 'a', shopId: 3 })
    actor.send({ type: 'query.change', query: { shopId: undefined } })
    expect(asked(-1).query).toEqual({ q: 'a', shopId: undefined })
  })

  test('KERN-52 aborts the running request, and a late response never replaces a newer one', async () => {
    const { actor, asked } = list()
    actor.send({ type: 'query.change', query: { q: 'new' } })
    expect([asked(0).signal.aborted, asked(1).signal.aborted]).toEqual([true, false])
    await asked(1).answer([tea(2)])
    await asked(0).answer([tea(1)])
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [2], query: { q: 'new' } })
  })

  test("KERN-52 a late failure doesn't, either", async () => {
    const { actor, asked } = list()
    actor.send({ type: 'reload' })
    await asked(0).fail(new RaanError('offline'))
    expect(shown(actor)).toMatchObject({ state: 'loading', error: undefined })
    await asked(1).answer([tea(1)])
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [1] })
  })

  test('KERN-52 stopping the list aborts the running request', () => {
    const { actor, asked } = list()
    actor.stop()
    expect(asked(0).signal.aborted).toBe(true)
  })

  test('KERN-53 page, page size and order are requested again; size and order reset the page to 1', async () => {
    const { actor, requests } = list()
    actor.send({ type: 'page.change', page: 3 })
    actor.send({ type: 'perPage.change', perPage: 50 })
    actor.send({ type: 'page.change', page: 2 })
    actor.send({ type: 'sort.change', sortBy: 'name', sortDesc: true })
    actor.send({ type: 'sort.change', sortBy: 'price' })
    actor.send({ type: 'page.change', page: Number.NaN })
    actor.send({ type: 'perPage.change', perPage: -1 })
    expect(requests.slice(1).map(({ page, perPage, sortBy, sortDesc }) => [page, perPage, sortBy, sortDesc])).toEqual([
      [3, 10, undefined, false],
      [1, 50, undefined, false],
      [2, 50, undefined, false],
      [1, 50, 'name', true],
      [1, 50, 'price', false],
      [1, 50, 'price', false],
      [1, 50, 'price', false],
    ])
  })
})

describe('typing', () => {
  test('KERN-54 a debounced query is shown immediately and requested 200 ms after the last key', async () => {
    const { actor, asked, clock, requests } = list()
    await asked(0).answer([tea(1)])
    actor.send({ type: 'query.change', query: { q: 'g' }, debounced: true })
    await pass(clock, 199)
    actor.send({ type: 'query.change', query: { q: 'gr' }, debounced: true })
    expect(shown(actor)).toMatchObject({ state: 'loading', query: { q: 'gr' }, ids: [1], stale: true })
    await pass(clock, 199)
    expect(requests).toHaveLength(1)
    await pass(clock, 1)
    expect(requests.map(({ query }) => query.q)).toEqual(['', 'gr'])
  })

  test("KERN-54 the first key aborts the running request; a change that is not typed isn't debounced", async () => {
    const { actor, asked, clock, requests } = list({}, 500)
    actor.send({ type: 'query.change', query: { q: 'g' }, debounced: true })
    expect(asked(0).signal.aborted).toBe(true)
    actor.send({ type: 'query.change', query: { shopId: 2 } })
    await pass(clock, 1_000)
    expect(requests.slice(1).map(({ query }) => query)).toEqual([{ q: 'g', shopId: 2 }])
  })
})

describe('failure', () => {
  test('KERN-55 keeps query and rows, names the reason, and reload tries again', async () => {
    const { actor, asked } = list()
    await asked(0).answer([tea(1)])
    actor.send({ type: 'query.change', query: { q: 'x' } })
    await asked(1).fail(new RaanError('timeout'))
    expect(shown(actor)).toMatchObject({ state: 'failed', error: 'timeout', query: { q: 'x' }, ids: [1], stale: true })
    actor.send({ type: 'reload' })
    expect(shown(actor)).toMatchObject({ state: 'loading', error: undefined, ids: [1] })
    await asked(2).answer([tea(2)])
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [2], stale: false, error: undefined })
  })

  test('KERN-55 any other thrown value is one of the defined errors, too', async () => {
    const { actor, asked } = list()
    await asked(0).fail(new TypeError('no such field'))
    expect(shown(actor)).toMatchObject({ state: 'failed', error: 'contract' })
  })

  test('KERN-55 a reload of the shown query does not mark it as stale', async () => {
    const { actor, asked } = list()
    await asked(0).answer([tea(1)])
    actor.send({ type: 'reload' })
    expect(shown(actor)).toMatchObject({ state: 'loading', ids: [1], stale: false })
  })
})

describe('a page past the end', () => {
  test('KERN-56 goes to the last page', async () => {
    const { actor, asked, requests } = list({ page: 9 })
    await asked(0).answer([], 23)
    expect(shown(actor)).toMatchObject({ state: 'loading', page: 3 })
    await asked(1).answer([tea(21)], 23)
    expect(shown(actor)).toMatchObject({ state: 'ready', page: 3, ids: [21], total: 23 })
    expect(requests).toHaveLength(2)
  })

  test('KERN-56 of an empty list is page 1', async () => {
    const { actor, asked } = list({ page: 2 })
    await asked(0).answer([], 0)
    await asked(1).answer([], 0)
    expect(shown(actor)).toMatchObject({ state: 'ready', page: 1, ids: [], total: 0 })
  })

  test('KERN-56 a backend that counts rows but returns none is not requested again', async () => {
    const { actor, asked, requests } = list()
    await asked(0).answer([], 5)
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [], total: 5 })
    expect(requests).toHaveLength(1)
  })
})

describe('rows changed elsewhere', () => {
  test('KERN-57 a patch replaces the row in its place; an unknown row changes nothing', async () => {
    const { actor, asked } = list()
    await asked(0).answer([tea(1), tea(2)], 12)
    actor.send({ type: 'row.patch', row: tea(2, 'better') })
    actor.send({ type: 'row.patch', row: tea(7) })
    actor.send({ type: 'row.remove', key: 8 })
    expect(actor.getSnapshot().context.rows).toEqual([tea(1), tea(2, 'better')])
    expect(shown(actor)).toMatchObject({ state: 'ready', total: 12 })
  })

  test('KERN-57 a removed row is gone and no longer counted', async () => {
    const { actor, asked } = list()
    await asked(0).answer([tea(1), tea(2)], 12)
    actor.send({ type: 'row.remove', key: 1 })
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [2], total: 11 })
  })

  test('KERN-57 when the last row of a page is removed, the previous page is shown', async () => {
    const { actor, asked } = list({ page: 2 })
    await asked(0).answer([tea(11)], 11)
    actor.send({ type: 'row.remove', key: 11 })
    expect(shown(actor)).toMatchObject({ state: 'loading', page: 2, ids: [] })
    await asked(1).answer([], 10)
    expect(asked(2)).toMatchObject({ page: 1 })
  })

  test('KERN-57 when the very last row is removed nothing is requested', async () => {
    const { actor, asked, requests } = list()
    await asked(0).answer([tea(1)])
    actor.send({ type: 'row.remove', key: 1 })
    expect(shown(actor)).toMatchObject({ state: 'ready', ids: [], total: 0 })
    expect(requests).toHaveLength(1)
  })

  test('KERN-58 a change received while a request runs is applied to its response as well, which may be older', async () => {
    const { actor, asked } = list()
    await asked(0).answer([tea(1), tea(2), tea(3)])
    actor.send({ type: 'reload' })
    actor.send({ type: 'row.patch', row: tea(1, 'better') })
    actor.send({ type: 'row.remove', key: 3 })
    expect(shown(actor)).toMatchObject({ ids: [1, 2], total: 2 })
    await asked(1).answer([tea(1, 'old'), tea(2), tea(3)])
    expect(actor.getSnapshot().context.rows).toEqual([tea(1, 'better'), tea(2)])
    expect(shown(actor)).toMatchObject({ total: 2 })
    actor.send({ type: 'reload' })
    await asked(2).answer([tea(1, 'newest')])
    expect(actor.getSnapshot().context.rows).toEqual([tea(1, 'newest')])
  })

  test("KERN-58 a request that starts after the change isn't changed", async () => {
    const { actor, asked } = list()
    actor.send({ type: 'row.patch', row: tea(1, 'better') })
    actor.send({ type: 'reload' })
    await asked(1).answer([tea(1, 'best')])
    expect(actor.getSnapshot().context.rows).toEqual([tea(1, 'best')])
  })

  test('KERN-64 any change can be applied to what a list shows, also to its counts', async () => {
    const { actor, asked, requests } = list()
    await asked(0).answer([tea(1), tea(2)])
    actor.send({
      type: 'rows.apply',
      apply: ({ rows, total }) => ({ rows: rows.map(({ id }) => tea(id, 'gone')), total, extra: { counts: 0 } }),
    })
    const { rows, extra } = actor.getSnapshot().context
    expect([rows, extra, requests.length]).toEqual([[tea(1, 'gone'), tea(2, 'gone')], { counts: 0 }, 1])
  })

  test('KERN-64 with `anew` the list is requested again, even while a request runs', async () => {
    const { actor, asked } = list()
    const drop = { type: 'rows.apply', apply: (page: object) => ({ ...page, rows: [] }) as never, anew: true } as const
    await asked(0).answer([tea(1)])
    actor.send(drop)
    expect(shown(actor)).toMatchObject({ ids: [] })
    actor.send(drop)
    expect(asked(1).signal.aborted).toBe(true)
    await asked(2).answer([tea(2)])
    expect(shown(actor)).toMatchObject({ ids: [2] })
  })
})
