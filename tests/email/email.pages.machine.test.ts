import { expect, test } from 'vitest'
import { applyMailChange, withMail } from '../../src/core/email/email.changes'
import { type Mail, mailsPerPage } from '../../src/core/email/email.contract'
import type { Transport } from '../../src/core/kernel/transport'
import { aMail, idsOf } from './a-mail'
import { mailDesk } from './mail-desk'

const counts = { inbox: 0, draft: 0, spam: 0 }
const time = (id: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + id * 60_000).toISOString()
const many = (count: number) => Array.from({ length: count }, (_, nth) => aMail(nth + 1, { time: time(nth + 1) }))
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, nth) => from - nth)

/** A backend that ignores pages, and knows of no total. */
const withoutPages =
  (backend: Transport): Transport =>
  async (request) => {
    const url = new URL(request.url)
    if (!url.pathname.endsWith('/emails')) return backend(request)
    for (const name of ['page', 'perPage']) url.searchParams.delete(name)
    const { total: _, ...answer } = await (await backend(new Request(url, request))).json()
    return Response.json(answer)
  }

test.each([
  ['with pages', undefined],
  ['without pages', withoutPages],
])(
  'EMAIL-1453 at a backend %s a list is shown page by page, and a page past the end becomes the last',
  async (_, between) => {
    const { engine } = mailDesk(many(120), between)
    const list = engine.view('email')
    const shown = async () => {
      const { page, rows, total, extra } = (await list.settled()).context
      return [page, extra?.page, idsOf(rows), total]
    }
    expect(await shown()).toEqual([1, 1, down(120, 71), 120])
    list.send({ type: 'page.change', page: 3 })
    expect(await shown()).toEqual([3, 3, down(20, 1), 120])
    list.send({ type: 'page.change', page: 9 })
    expect(await shown()).toEqual([3, 3, down(20, 1), 120])
    list.send({ type: 'query.change', query: { q: 'เรื่อง 1' } })
    expect(await shown()).toEqual([1, 1, [...down(120, 100), ...down(19, 10), 1], 32])
  },
)

test('EMAIL-1453 a short list at a backend without pages has no second page', async () => {
  const { engine } = mailDesk(many(3), withoutPages)
  const list = engine.view('email', { page: 2 })
  const { page, rows, total } = (await list.settled()).context
  expect([page, idsOf(rows), total]).toEqual([1, [3, 2, 1], 3])
})

test('EMAIL-1452 a page whose emails leave it is filled from the next, and the last one empties to the one before', async () => {
  const { engine } = mailDesk(many(101))
  const [list, email] = [engine.view('email'), engine.app('email')]
  await list.settled()
  const trash = async (ids: readonly number[]) => {
    email.send({ type: 'change.make', id: `t${ids[0]}`, change: { kind: 'patch', ids, patch: { folder: 'trash' } } })
    await email.settled()
    const { page, rows, total } = (await list.settled()).context
    return [page, idsOf(rows), total]
  }
  expect(await trash([101, 100])).toEqual([1, down(99, 50), 99])
  list.send({ type: 'page.change', page: 2 })
  await list.settled()
  expect(await trash(down(49, 1))).toEqual([1, down(99, 50), 50])
})

test('EMAIL-1452 an email that is stored takes its place on its page, and is counted once', () => {
  const page = (rows: readonly Mail[], total: number, nth: number) => ({
    rows,
    total,
    extra: { counts, location: { folder: 'inbox' }, page: nth },
  })
  const ids = ({ rows, total }: { rows: readonly Mail[]; total: number }) => [idsOf(rows), total]
  const all = many(120).reverse()
  const newest = aMail(200, { time: time(200) })
  // a whole list: it is new
  expect(ids(withMail(page(all.slice(0, 3), 3, 1), newest))).toEqual([[200, 120, 119, 118], 4])
  // it may have been on another page: the next response says
  expect(ids(withMail(page(all.slice(0, 50), 120, 1), newest))).toEqual([[200, ...down(120, 72)], 120])
  expect(ids(withMail(page(all.slice(50, 100), 120, 2), newest))).toEqual([down(70, 21), 120])
  // known, and newer than it was
  const renewed = aMail(60, { time: time(300) })
  expect(ids(withMail(page(all.slice(50, 100), 120, 2), renewed))).toEqual([[...down(70, 61), ...down(59, 21)], 120])
  const moved = aMail(60, { time: time(60), folder: 'trash' })
  expect(ids(withMail(page(all.slice(50, 100), 120, 2), moved))).toEqual([[...down(70, 61), ...down(59, 21)], 119])
  expect(ids(withMail(page(all.slice(50, 100), 120, 2), aMail(10, { folder: 'trash' })))).toEqual([down(70, 21), 120])
  expect(mailsPerPage).toBe(50)
  const change = { kind: 'patch' as const, ids: [70, 69, 5], patch: { folder: 'trash' as const } }
  expect(ids(applyMailChange(page(all.slice(50, 100), 120, 2), change))).toEqual([down(68, 21), 118])
})
