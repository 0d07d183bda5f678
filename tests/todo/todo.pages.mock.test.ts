import { expect, test } from 'vitest'
import type { Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { task } from './a-task'

const people = ['กมล', 'เอก']
/** Newest first, which is also the custom order; every second is important, 3 and 4 are deleted. */
const tasks = Array.from({ length: 9 }, (_, nth) =>
  task({
    id: 9 - nth,
    title: `งาน ${9 - nth}`,
    isImportant: nth % 2 === 0,
    isCompleted: nth === 0,
    isDeleted: nth === 5 || nth === 6,
    assignee: nth < 6 ? { fullName: people[nth % 2] ?? '', avatar: null } : { fullName: 'ลบแล้ว', avatar: null },
    ...(nth === 7 && { assignee: null }),
    ...(nth === 8 && { assignee: null }),
  }),
)

function backend() {
  let rows: Rows = { tasks }
  const mock = createMock({
    db: {
      read: () => rows,
      write: (next: Rows) => {
        rows = next
      },
    },
  })
  const get = async (query: string) => (await ask(mock, `GET /apps/todo/tasks${query}`)).body
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
  return {
    get,
    ids,
    async page(query: string) {
      const { tasks, total } = await get(query)
      return [ids(tasks), total]
    },
    reorder: (order: readonly number[]) => ask(mock, 'POST /apps/todo/reorder', { body: { ids: order } }),
  }
}

test('TODO-1450 tasks come in pages with their total, the counts and the assignees of all; without perPage as an array', async () => {
  const { get, ids, page } = backend()
  expect(await page('?perPage=3')).toEqual([[9, 8, 7], 7])
  expect(await page('?perPage=3&page=3')).toEqual([[1], 7])
  expect(await page('?perPage=3&page=4')).toEqual([[], 7])
  expect(await page('?perPage=2&page=2&filter=important')).toEqual([[5, 1], 4])
  expect(await page('?perPage=1&filter=deleted')).toEqual([[4], 2])
  const { counts, assignees } = await get('?perPage=1&filter=deleted')
  expect(counts).toEqual({ all: 7, important: 4, completed: 1 })
  expect(assignees.map(({ fullName }: { fullName: string }) => fullName)).toEqual(people)
  for (const odd of ['', '?page=2', '?perPage=', '?perPage=0', '?perPage=x'])
    expect([odd, ids(await get(odd))]).toEqual([odd, [9, 8, 7, 6, 5, 2, 1]])
})

test('TODO-1451 one task is found by its id, on whichever page, deleted or not', async () => {
  const { get, ids } = backend()
  expect(ids(await get('?id=1&filter=important'))).toEqual([1])
  expect(ids(await get('?id=4'))).toEqual([4])
  expect(await get('?id=99')).toEqual([])
})

test('TODO-1452 tasks of a page are reordered among their positions, those of other pages stay', async () => {
  const { page, reorder } = backend()
  await reorder([5, 6, 2])
  expect(await page('?sortBy=manual&perPage=3')).toEqual([[9, 8, 7], 7])
  expect(await page('?sortBy=manual&perPage=3&page=2')).toEqual([[5, 6, 2], 7])
  expect(await page('?sortBy=manual&perPage=3&page=3')).toEqual([[1], 7])
})
