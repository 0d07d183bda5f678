import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOf, madeOf, mostAtOnce, mostOf } from '../../src/widgets/ui/incremental-rows'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)

test('UI-100 a few new rows are made at once, many from one place outwards', () => {
  const before = new Set(range(0, 9))
  const made = (wanted: readonly number[], most: number, from: number, keep?: number) =>
    madeOf(before, { wanted, from, keep, most })
  expect(made(range(2, 11), 3, 6.5)).toEqual(new Set(range(2, 11)))
  expect(made(range(100, 110), 3, 105)).toEqual(new Set([104, 105, 106]))
  expect(made(range(94, 110), 3, 100)).toEqual(new Set([99, 100, 101]))
  expect(made(range(5, 14), 3, 9.5)).toEqual(new Set(range(5, 12)))
  expect(made([3, ...range(100, 110)], 2, 105, 3)).toEqual(new Set([3, 104, 105]))
  expect(made([...range(100, 110), 900], 1, 105, 900)).toEqual(new Set([105, 900]))
  expect(made([], 3, 0)).toEqual(new Set())
})

test('UI-100 as many are made as fit into a frame, none where more come than fit, and more at rest', () => {
  const paces = [0, 0.2, 1, 3, 3.1].map((cost) =>
    [0, 1, 3, 4, 21].map((coming) => mostOf({ cost, coming, atRest: false })),
  )
  expect(paces).toEqual([
    [0, Infinity, Infinity, Infinity, Infinity],
    [0, 15, 15, 15, 0],
    [0, 3, 3, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])
  expect([2, 1, 40].map((cost) => mostOf({ cost, coming: 0, atRest: true }))).toEqual([3, 6, 1])
  expect([0, 0.1, 40].map((cost) => mostAtOnce(cost, 16))).toEqual([Infinity, 30, 16])
})

test('UI-100 what a row takes is the average of late: the first row of a cold page is soon forgotten', () => {
  expect(costOf(0, 40, 20)).toBe(2)
  expect([...Array(8)].reduce<number>((cost) => costOf(cost, 1, 2), 40)).toBeCloseTo(0.65, 1)
})

test('UI-100 whatever is wanted is made in the end, no row that stands is taken away, and no step makes more than it may', () => {
  const anyWindow = fc.record({ first: fc.nat(60), length: fc.integer({ min: 1, max: 30 }) })
  fc.assert(
    fc.property(anyWindow, anyWindow, fc.option(fc.nat(90)), fc.integer({ min: 1, max: 5 }), (from, to, kept, most) => {
      const keep = kept ?? undefined
      const all = new Set(range(to.first, to.first + to.length - 1))
      if (keep !== undefined) all.add(keep)
      const wanted = [...all].sort((a, b) => a - b)
      let made: ReadonlySet<number> = new Set(range(from.first, from.first + from.length - 1))
      for (let step = 0; step < 40 && !wanted.every((each) => made.has(each)); step++) {
        const next = madeOf(made, { wanted, from: to.first, keep, most })
        const fresh = [...next].filter((each) => !made.has(each) && each !== keep)
        expect(fresh.length).toBeLessThanOrEqual(most)
        expect(wanted.filter((each) => made.has(each) && !next.has(each))).toEqual([])
        if (keep !== undefined) expect(next.has(keep)).toBe(true)
        made = next
      }
      expect(wanted.filter((each) => !made.has(each))).toEqual([])
    }),
  )
})
