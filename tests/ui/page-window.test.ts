import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCount, pageWindow, rowsOfPage } from '../../src/widgets/ui/pagination'

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
])('UI-50 page %i of %i offers %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered)
})

test('UI-50 the ends, the page and its neighbours are offered in order; a gap is at least two pages', () => {
  const location = fc
    .integer({ min: 1, max: 5000 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(location, ([page, pages]) => {
      const offered = pageWindow(page, pages)
      const numbers = offered.filter((each) => each !== 'gap')
      for (const wanted of [1, page - 1, page, page + 1, pages])
        if (wanted >= 1 && wanted <= pages) expect(numbers).toContain(wanted)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(offered.length).toBeLessThanOrEqual(7)
      offered.forEach((each, index) => {
        const [before, after] = [offered[index - 1], offered[index + 1]]
        if (each === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === 'number') expect(each - before).toBe(1)
      })
    }),
  )
})

test('UI-51 pages contain every row once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 100 }), (total, perPage) => {
      let next = 1
      for (let page = 1; page <= pageCount(total, perPage); page++) {
        const { from, to } = rowsOfPage(page, perPage, total)
        if (total === 0) return from === 0 && to === 0
        if (from !== next || to < from || to - from >= perPage) return false
        next = to + 1
      }
      return next === total + 1
    }),
  )
})

test('UI-51 a page past the end is the last', () => {
  expect(rowsOfPage(9, 10, 57)).toEqual({ from: 51, to: 57 })
  expect(rowsOfPage(0, 10, 57)).toEqual({ from: 1, to: 10 })
})
