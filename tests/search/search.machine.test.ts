import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { recentKey } from '../../src/core/search/search.recent'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { fakeTransport } from '../helpers/fake-transport'
import { gated } from '../helpers/gated'
import { sharedStorage } from '../helpers/shared-storage'
import { recordKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { bookmarksOf, now, page, searchDesk } from './search-desk'

const toggles = (transport: ReturnType<typeof fakeTransport>) =>
  transport.of('POST /api/bookmarks/update').map(({ body }) => body)

describe('bookmarks', () => {
  test('SEARCH-40 they are loaded once for all subscribers, in the order of the pages', async () => {
    const transport = fakeTransport({ 'GET /api/bookmarks/data': bookmarksOf(5, 4, 2) })
    const { data, shown } = searchDesk({ transport })
    for (let asked = 0; asked < 3; asked++) data.send({ type: 'init' })
    await data.settled()
    data.send({ type: 'init' })
    await data.settled()
    expect([shown(), transport.calls.length]).toEqual([[2, 4], 1])
  })

  test('SEARCH-40 a bookmark without a page is shown as well', async () => {
    const answer = { ...bookmarksOf(2), bookmarks: [page(9, { isBookmarked: true })] }
    const { data, shown } = searchDesk({ transport: fakeTransport({ 'GET /api/bookmarks/data': answer }) })
    data.send({ type: 'init' })
    await data.settled()
    expect(shown()).toEqual([9])
  })

  test('SEARCH-41 a bookmark appears immediately and is stored by the backend', async () => {
    const { data, mock, set, shown, reported } = searchDesk()
    data.send({ type: 'init' })
    await data.settled()
    const before = shown()
    set(5, true)
    expect(shown()).toEqual([...before, 5].sort((a, b) => a - b))
    await data.settled()
    const { bookmarks } = (await ask(mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect([bookmarks.map(({ id }) => id), reported]).toMatchObject([shown(), [{ type: 'search.changed', id: '5' }]])
  })

  test('SEARCH-42 the toggle call is made only if the backend has the other state', async () => {
    const transport = fakeTransport({
      'GET /api/bookmarks/data': bookmarksOf(5, 3),
      'POST /api/bookmarks/update': undefined,
    })
    const { data, set, shown } = searchDesk({ transport })
    data.send({ type: 'init' })
    await data.settled()
    set(3, true)
    set(2, false)
    set(4, true)
    await data.settled()
    expect([toggles(transport), shown()]).toEqual([[{ id: 4, on: true }], [3, 4]])
  })

  test('SEARCH-42 quick presses make one call at a time, and the last one counts', async () => {
    const mock = createMock({ now: () => new Date(now) })
    const gate = gated(mock.transport)
    const { data, set, isShown } = searchDesk({ transport: gate.transport })
    set(5, true)
    set(5, false)
    set(5, true)
    await turns()
    expect([gate.waiting.length, isShown(5)]).toEqual([1, true])
    while (gate.waiting.length > 0) {
      await gate.answer()
      await turns()
    }
    const { bookmarks } = (await ask(mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect([bookmarks.some(({ id }) => id === 5), isShown(5), data.getSnapshot().context.wishes.size]).toEqual([
      true,
      true,
      0,
    ])
  })

  test.each([
    ['403', () => new Response('', { status: 403 }), 'forbidden'],
    ['404', () => new Response('', { status: 404 }), 'http'],
    ['409', () => new Response('', { status: 409 }), 'conflict'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ] as const)('SEARCH-43 %s reverts it and names the page, and it can be retried', async (_, answer, code) => {
    let isBroken = true
    const transport = fakeTransport({
      'GET /api/bookmarks/data': bookmarksOf(5, 3),
      'POST /api/bookmarks/update': () => (isBroken ? answer() : undefined),
    })
    const { data, set, shown, context, reported } = searchDesk({ transport })
    data.send({ type: 'init' })
    await data.settled()
    set(4, true)
    await data.settled()
    expect([shown(), context().failed.map(({ id, error }) => [id, error.code])]).toEqual([[3], [['4', code]]])
    expect(reported).toMatchObject([
      { type: 'search.changeFailed', id: '4', change: { page: { title: 'page 4' }, on: true } },
    ])
    isBroken = false
    data.send({ type: 'change.retry', id: '4' })
    expect([shown(), context().failed]).toEqual([[3, 4], []])
    await data.settled()
    expect([shown(), toggles(transport)]).toEqual([
      [3, 4],
      [
        { id: 4, on: true },
        { id: 4, on: true },
      ],
    ])
  })

  test("SEARCH-43 a failure that was seen is dropped; a page that is gone can't be retried", async () => {
    const transport = fakeTransport({
      'GET /api/bookmarks/data': bookmarksOf(5),
      'POST /api/bookmarks/update': new Response('', { status: 403 }),
    })
    const { data, set, context } = searchDesk({ transport })
    set(4, true)
    await data.settled()
    data.send({ type: 'change.dismiss', id: '4' })
    data.send({ type: 'change.retry', id: '4' })
    await data.settled()
    expect([context().failed, toggles(transport).length]).toEqual([[], 1])
  })

  test('SEARCH-44 a change that arrived although its response was lost is not toggled back by the next attempt', async () => {
    const mock = createMock({ now: () => new Date(now) })
    let losesAnswer = true
    const { data, set, isShown } = searchDesk({
      async transport(request) {
        const answer = await mock.transport(request)
        if (request.method === 'POST' && losesAnswer) throw new TypeError('Failed to fetch')
        return answer
      },
    })
    set(5, true)
    await data.settled()
    expect(isShown(5)).toBe(false)
    losesAnswer = false
    data.send({ type: 'change.retry', id: '5' })
    await data.settled()
    const { bookmarks } = (await ask(mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
    expect([isShown(5), bookmarks.some(({ id }) => id === 5)]).toEqual([true, true])
  })

  test('SEARCH-45 a list older than a change does not undo it', async () => {
    const mock = createMock({ now: () => new Date(now) })
    const gate = gated(mock.transport)
    const { data, set, isShown } = searchDesk({ transport: gate.transport })
    set(5, true)
    data.send({ type: 'init' })
    await turns()
    const old = await mock.transport(gate.waiting[1]?.clone() as Request)
    expect(((await old.json()) as { bookmarks: { id: number }[] }).bookmarks.map(({ id }) => id)).not.toContain(5)
    await gate.answer(0)
    await turns()
    // the toggle, while the list is still on its way
    await gate.answer(gate.waiting.findIndex(({ method }) => method === 'POST'))
    await turns()
    expect([data.getSnapshot().value, gate.waiting.length, isShown(5)]).toEqual(['loading', 1, true])
    await gate.answer()
    await data.settled()
    expect(isShown(5)).toBe(true)
  })

  test.each([
    ['403', () => new Response('', { status: 403 }), 'forbidden'],
    ['broken JSON', () => new Response('{"suggestions":'), 'contract'],
    ['500', () => new Response('', { status: 500 }), 'http'],
  ] as const)(
    'SEARCH-46 %s: bookmarks that fail to load name the error and can be loaded again',
    async (_, answer, code) => {
      let isBroken = true
      const transport = fakeTransport({
        'GET /api/bookmarks/data': () => (isBroken ? answer() : bookmarksOf(3, 1)),
      })
      const { data, context, shown, pass } = searchDesk({ transport })
      data.send({ type: 'init' })
      for (let second = 0; second < 5; second++) await pass(1_000)
      expect([data.getSnapshot().value, context().error?.code]).toEqual(['failed', code])
      isBroken = false
      data.send({ type: 'reload' })
      await data.settled()
      expect([shown(), context().error]).toEqual([[1], undefined])
    },
  )

  test('SEARCH-47 whatever is pressed and however responses arrive, the last press of each page wins', async () => {
    const press = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      on: fc.boolean(),
      answers: fc.integer({ min: 0, max: 3 }),
      location: fc.nat(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 1, maxLength: 12 }), async (presses) => {
        const mock = createMock({ now: () => new Date(now) })
        const gate = gated(mock.transport)
        const { data, set, shown, isShown } = searchDesk({ transport: gate.transport })
        data.send({ type: 'init' })
        const wanted = new Map<number, boolean>()
        for (const { id, on, answers, location } of presses) {
          set(id, on)
          wanted.set(id, on)
          for (let count = 0; count < answers && gate.waiting.length > 0; count++) {
            await gate.answer(location % gate.waiting.length)
            await turns(2)
          }
          expect([...wanted].every(([known, isOn]) => isShown(known) === isOn)).toBe(true)
        }
        for (let round = 0; round < 60; round++) {
          if (gate.waiting.length > 0) await gate.answer()
          await turns(2)
        }
        const { bookmarks } = (await ask(mock, 'GET /api/bookmarks/data')).body as { bookmarks: { id: number }[] }
        const stored = new Set(bookmarks.map(({ id }) => id))
        expect([...wanted].map(([id]) => stored.has(id))).toEqual([...wanted.values()])
        expect(shown().filter((id) => wanted.has(id))).toEqual([...stored].filter((id) => wanted.has(id)))
      }),
      { numRuns: 15 },
    )
  })
})

describe('the latest searches', () => {
  test('SEARCH-32 they survive a reload and are the same in all tabs', async () => {
    const shared = sharedStorage()
    const one = searchDesk({ storage: shared.tab() })
    const two = searchDesk({ storage: shared.tab() })
    await Promise.all([one.data.settled(), two.data.settled()])
    one.data.send({ type: 'recent.add', q: 'ชา' })
    one.data.send({ type: 'recent.add', q: 'LR-1' })
    two.data.send({ type: 'recent.remove', q: 'ชา' })
    expect([one.context().recent, two.context().recent]).toEqual([['LR-1'], ['LR-1']])
    const later = searchDesk({ storage: shared.tab() })
    await later.data.settled()
    expect([later.context().recent, JSON.parse(shared.rows.get(recordKey(recentKey)) ?? '')]).toEqual([
      ['LR-1'],
      { version: 1, recent: ['LR-1'] },
    ])
    later.data.send({ type: 'recent.clear' })
    expect([one.context().recent, shared.rows.has(recordKey(recentKey))]).toEqual([[], false])
  })

  test('SEARCH-33 with a full or blocked storage they last as long as the page', async () => {
    const storage = memoryStorage()
    const full = {
      ...storage,
      local: {
        ...storage.local,
        set: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    }
    const { data, context } = searchDesk({ storage: full })
    await data.settled()
    data.send({ type: 'recent.add', q: 'ชา' })
    data.send({ type: 'recent.add', q: 'กาแฟ' })
    expect([context().recent, storage.local.get(recordKey(recentKey))]).toEqual([['กาแฟ', 'ชา'], null])
  })
})
