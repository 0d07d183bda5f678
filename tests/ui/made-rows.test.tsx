// @vitest-environment happy-dom
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeOf } from '../../src/widgets/ui/made-rows'
import { VirtualList } from '../../src/widgets/ui/virtual-list'
import { mounted } from '../helpers/mounted'

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step)

test('UI-100 a few new rows are made at once, many from the middle outwards', () => {
  const before = new Set(range(0, 9))
  expect(madeOf(before, { wanted: range(2, 11), keep: undefined, most: 3 })).toEqual(new Set(range(2, 11)))
  expect(madeOf(before, { wanted: range(100, 110), keep: undefined, most: 3 })).toEqual(new Set([104, 105, 106]))
  expect(madeOf(before, { wanted: range(5, 14), keep: undefined, most: 3 })).toEqual(new Set(range(5, 12)))
  expect(madeOf(before, { wanted: [3, ...range(100, 110)], keep: 3, most: 2 })).toEqual(new Set([3, 104, 105]))
  expect(madeOf(new Set(), { wanted: [...range(100, 110), 900], keep: 900, most: 1 })).toEqual(new Set([105, 900]))
  expect(madeOf(before, { wanted: [], keep: undefined, most: 3 })).toEqual(new Set())
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
        const next = madeOf(made, { wanted, keep, most })
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

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tenThousand = range(0, 9999)

const listOf = (rows: readonly number[], keep?: number) => (
  <VirtualList rows={rows} keyOf={(row) => row} label="numbers" rowHeight={50} keep={keep}>
    {(row) => <button type="button">{row}</button>}
  </VirtualList>
)

function stage(rows: readonly number[]) {
  const { find, render: show } = mounted(listOf(rows))
  const list = () => find('ul')
  return {
    show,
    shown: () => [...list().children].map((each) => Number(each.textContent)),
    places: () => [...list().children].map((each) => Number(each.getAttribute('aria-posinset'))),
    isBusy: () => list().getAttribute('aria-busy') === 'true',
    scrollTo(offset: number) {
      const scroller = list().parentElement as HTMLElement
      scroller.scrollTop = offset
      act(() => void scroller.dispatchEvent(new Event('scroll')))
    },
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

test('UI-101 a long way at once is made a few rows at a time, without a picture being drawn', () => {
  const { shown, places, isBusy, scrollTo, wait } = stage(tenThousand)
  expect([shown(), isBusy()]).toEqual([range(0, 22), false])
  scrollTo(50)
  expect([shown(), isBusy()]).toEqual([range(0, 23), false])
  scrollTo(250_000)
  expect([shown(), isBusy()]).toEqual([[5007, 5008], true])
  expect(places()).toEqual([5008, 5009])
  wait(24)
  expect(shown()).toEqual(range(5006, 5009))
  for (let step = 0; step < 13; step++) wait(24)
  expect([shown(), isBusy()]).toEqual([range(4994, 5022), false])
})

test('UI-101 other rows and a row one goes to are there at once', () => {
  const { show, shown, isBusy, scrollTo } = stage(tenThousand)
  scrollTo(250_000)
  show(listOf(tenThousand, 9_000))
  expect(shown().at(-1)).toBe(9_000)
  expect(isBusy()).toBe(true)
  show(listOf(tenThousand.map((each) => each + 1)))
  expect([shown(), isBusy()]).toEqual([range(4995, 5023), false])
})
