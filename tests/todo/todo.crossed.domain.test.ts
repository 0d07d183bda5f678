import { expect, test } from 'vitest'
import { crossed, reordered } from '../../src/core/todo/todo.order'

const all = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id }))
const pagesOf = (from: number, to: number, perPage: number) => {
  const [first, last] = [Math.min(from, to), Math.max(from, to)]
  return all.slice((first - 1) * perPage, last * perPage).map(({ id }) => id)
}
const after = (id: number, from: number, to: number, perPage = 2) => {
  const ids = crossed(pagesOf(from, to, perPage), id, { from, to, perPage })
  return ids && reordered(all, ids).map((task) => task.id)
}

test.each([
  [1, 1, 2, [2, 3, 1, 4, 5, 6, 7]],
  [2, 1, 3, [1, 3, 4, 5, 2, 6, 7]],
  [1, 1, 4, [2, 3, 4, 5, 6, 7, 1]],
  [7, 4, 1, [1, 7, 2, 3, 4, 5, 6]],
  [3, 2, 1, [1, 3, 2, 4, 5, 6, 7]],
])('TODO-2640 task %d from page %d to page %d', (id, from, to, order) => {
  expect(after(id, from, to)).toEqual(order)
})

test('TODO-2640 a task that has left its page isn’t moved again', () => {
  expect([after(3, 1, 2), after(2, 2, 1), after(9, 1, 2)]).toEqual([undefined, undefined, undefined])
})
