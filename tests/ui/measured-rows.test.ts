// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RowElement } from '../../src/widgets/ui/recycled-rows'
import { createRowHeights } from '../../src/widgets/ui/row-heights'
import { createScrolledRows } from '../../src/widgets/ui/scrolled-rows'

const room = 300
const usual = 40

type Part = RowElement & { index: number }

/** A list whose rows are as high as `heights` says, which it knows of those that were in the document. */
function stage(given: readonly number[], isAtEnd = () => false) {
  let all = given
  let earlier = 0
  const scroller = document.body.appendChild(document.createElement('div'))
  const list = scroller.appendChild(document.createElement('ul'))
  const known = createRowHeights(all.length, usual)
  const parts = new Set<Part>()
  const heightOf = (index: number) => all[index] ?? 0
  const source = {
    count: all.length,
    keyOf: (index: number) => index - earlier,
    offsetOf: known.offsetOf,
    sightAt: (offset: number) => ({ first: known.indexAt(offset), last: known.indexAt(offset + room) }),
    create(): Part {
      const part = { element: document.createElement('li'), index: -1 }
      parts.add(part)
      return part
    },
    write(part: Part, index: number) {
      part.index = index
    },
    measure(rows: Iterable<readonly [number, Part]>) {
      let isOther = false
      for (const [index] of rows) if (known.set(index, heightOf(index))) isOther = true
      return isOther
    },
    pinnedAt: () => (isAtEnd() ? Math.max(0, known.offsetOf(all.length) - room) : undefined),
  }
  const rows = createScrolledRows<Part>({ scroller, list }, source)
  rows.renew(source)
  const stop = rows.follow()
  const places = () =>
    [...parts]
      .filter(({ element }) => element.isConnected)
      .map(({ element, index }) => ({
        index,
        top: Number(/translateY\((.+)px\)/.exec(element.style.transform)?.[1]) - scroller.scrollTop,
      }))
  return {
    scroller,
    places,
    /** where a row is seen, from the upper edge */
    topOf: (index: number) => places().find((each) => each.index === index)?.top,
    first: () => known.indexAt(scroller.scrollTop),
    last: () => known.indexAt(scroller.scrollTop + room - 1),
    length: () => list.style.blockSize,
    total: () => known.offsetOf(all.length),
    scrollTo(offset: number) {
      let next = Math.max(0, offset)
      // a browser keeps it within a list that turned out to be shorter, and tells of it
      do {
        scroller.scrollTop = Math.min(next, known.offsetOf(all.length) - room)
        scroller.dispatchEvent(new Event('scroll'))
        next = scroller.scrollTop
      } while (next > known.offsetOf(all.length) - room)
    },
    /** adds rows above the first, which becomes lower by this */
    addAbove(more: readonly number[], lower = 0) {
      all = [...more, (all[0] ?? 0) - lower, ...all.slice(1)]
      earlier += more.length
      known.unshift(more.length)
      rows.renew({ ...source, count: all.length, added: earlier * usual })
    },
    end() {
      stop()
      scroller.remove()
    },
    /** px in sight that no row covers, or two do */
    gaps(): number[] {
      const seen = places()
        .filter(({ index, top }) => top < room && top + heightOf(index) > 0)
        .sort((a, b) => a.top - b.top)
      const gaps = seen.slice(1).map(({ top }, at) => top - (seen[at]?.top ?? 0) - heightOf(seen[at]?.index ?? 0))
      const [begin, end] = [seen[0], seen.at(-1)]
      if (begin) gaps.push(Math.max(0, begin.top))
      if (end) gaps.push(Math.max(0, room - end.top - heightOf(end.index)))
      return gaps.filter((gap) => Math.abs(gap) > 0.5)
    },
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const anyHeights = fc.array(fc.integer({ min: 10, max: 160 }), { minLength: 60, maxLength: 200 })
const anySteps = fc.array(fc.integer({ min: -250, max: 250 }), { minLength: 5, maxLength: 25 })

test('CHAT-133 rows of any height fill the view without a gap, wherever it is scrolled', () => {
  fc.assert(
    fc.property(anyHeights, fc.array(fc.nat(20_000), { minLength: 1, maxLength: 8 }), anySteps, (all, jumps, steps) => {
      const page = stage(all)
      for (const to of jumps) {
        page.scrollTo(to)
        expect(page.gaps()).toEqual([])
        vi.advanceTimersByTime(200)
        expect(page.gaps()).toEqual([])
      }
      for (const by of steps) {
        page.scrollTo(page.scroller.scrollTop + by)
        expect(page.gaps()).toEqual([])
        vi.advanceTimersByTime(16)
      }
      expect(page.length()).toBe(`${page.total()}px`)
      page.end()
    }),
    { numRuns: 100 },
  )
})

test('CHAT-133 when scrolling up into unmeasured rows, those in view move exactly with the scroll', () => {
  fc.assert(
    fc.property(anyHeights, (all) => {
      const page = stage(all)
      page.scrollTo(2_000)
      vi.advanceTimersByTime(16)
      for (let step = 0; step < 12 && page.scroller.scrollTop > 150; step++) {
        const index = page.last()
        const before = page.topOf(index) ?? Number.NaN
        page.scrollTo(page.scroller.scrollTop - 60)
        const after = page.topOf(index)
        // what left below is no longer looked at
        if (before + 60 < room) expect(after).toBeCloseTo(before + 60, 5)
        vi.advanceTimersByTime(16)
      }
      page.end()
    }),
    { numRuns: 60 },
  )
})

test('CHAT-133 a list at its end stays there, however high its rows turn out to be', () => {
  fc.assert(
    fc.property(anyHeights, (all) => {
      const page = stage(all, () => true)
      page.scrollTo(usual * all.length)
      vi.advanceTimersByTime(200)
      expect(page.scroller.scrollTop).toBeCloseTo(page.total() - room, 5)
      expect(page.gaps()).toEqual([])
      page.end()
    }),
    { numRuns: 60 },
  )
})

test('CHAT-1458 rows added above the first leave what is in view where it is, however high they turn out to be', () => {
  const anyMore = fc.array(fc.array(fc.integer({ min: 10, max: 160 }), { minLength: 1, maxLength: 60 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(anyHeights, anyMore, fc.nat(600), (all, pages, offset) => {
      const page = stage(all)
      page.scrollTo(offset)
      vi.advanceTimersByTime(200)
      for (const more of pages) {
        page.scrollTo(page.scroller.scrollTop - 100)
        vi.advanceTimersByTime(200)
        const index = page.last()
        const before = page.topOf(index) ?? Number.NaN
        page.addAbove(more, index > 0 ? 9 : 0)
        expect(page.topOf(index + more.length)).toBeCloseTo(before, 5)
        expect(page.gaps()).toEqual([])
        vi.advanceTimersByTime(200)
        expect(page.topOf(index + more.length)).toBeCloseTo(before, 5)
      }
      page.end()
    }),
    { numRuns: 60 },
  )
})

test('CHAT-1458 a list at its end stays there when rows are added above the first', () => {
  const page = stage([40, 40, 40], () => true)
  page.addAbove([100, 20, 60, 90, 10])
  expect(page.topOf(7)).toBe(room - 40)
  page.end()
})
