import { systemClock } from '../../core/kernel/clock'
import { createRecycledRows, type RowElement, type RowSource } from './recycled-rows'
import { indexesAhead, indexesOf, type RowSpan, windowAround } from './virtual-window'

/** ms without a scroll that are a rest */
const restMs = 100
/** ms of a frame */
const frameMs = 16
/** rows whose elements change places in a frame: as dear as making them */
const mostMoved = 4
/** heights that are known may bring other rows into sight, whose heights are not: so often they are asked for at once */
const mostRounds = 5

export type ScrolledSource<Part extends RowElement> = RowSource<Part> & {
  /** the rows seen at this offset, in px */
  sightAt(offset: number): RowSpan
  /** a row that stays in the document wherever one scrolls */
  keep?: number | undefined
  /** where it was scrolled to before there was anything in it, in px */
  startAt?: number | undefined
  /** other rows are in the document, or the same ones elsewhere */
  onShown?(parts: readonly Part[]): void
  /** for rows of different heights: takes those of the rows in the document, and answers whether one of them is another */
  measure?(rows: Iterable<readonly [index: number, part: Part]>): boolean
  /** where it stays, whatever comes, as at its end */
  pinnedAt?(): number | undefined
}

/** The rows in sight of what scrolls, written as it scrolls: before the frame is drawn, and for the next one too. */
export function createScrolledRows<Part extends RowElement>(
  { scroller, list }: Record<'scroller' | 'list', HTMLElement>,
  first: ScrolledSource<Part>,
) {
  let source = first
  let offset = first.startAt ?? 0
  let length = Number.NaN
  let at = Number.NEGATIVE_INFINITY
  /** of the rest that is waited for */
  let timer: unknown
  const rows = createRecycledRows<Part>(list, first)

  const kept = (indexes: readonly number[]) => {
    const { keep, count } = source
    return keep === undefined || keep < 0 || keep >= count ? indexes : [...new Set([...indexes, keep])]
  }
  const around = () => {
    const { count, keep } = source
    return indexesOf(windowAround(source.sightAt(offset), count, rows.size()), keep, count)
  }
  const moveTo = (next: number) => {
    if (Math.abs(next - offset) < 1) return
    scroller.scrollTop = next
    offset = next
  }
  const sight = () => {
    const now = source.sightAt(offset)
    return kept(indexesAhead(now, now))
  }
  /** Answers whether the list is of another length. */
  const stretch = (): boolean => {
    const next = source.offsetOf(source.count)
    if (next === length) return false
    length = next
    list.style.blockSize = `${next}px`
    return true
  }
  /** Rows are as high as they are: what stood in sight stays there, and rows beside it move. */
  const measure = (step: number) => {
    for (let round = 0; round < mostRounds && source.measure; round++) {
      const seen = source.sightAt(offset)
      const fixed = step < 0 ? seen.last : seen.first
      const before = source.offsetOf(fixed)
      if (!source.measure(rows.all())) return
      rows.place()
      stretch()
      moveTo(source.pinnedAt?.() ?? offset + source.offsetOf(fixed) - before)
      rows.show(sight())
    }
  }
  const shown = () => source.onShown?.(rows.parts())
  const settle = () => {
    const moved = performance.now() - at
    timer = undefined
    if (moved < restMs) {
      timer = systemClock.setTimeout(settle, restMs - moved)
      return
    }
    rows.show(around())
    measure(0)
    shown()
    timer = systemClock.setTimeout(putInOrder, frameMs)
  }
  /** A few at a time, unless somebody scrolls on: then at the next rest. */
  const putInOrder = () => {
    timer = undefined
    if (performance.now() - at < restMs) timer = systemClock.setTimeout(settle, restMs)
    else if (!rows.order(mostMoved)) timer = systemClock.setTimeout(putInOrder, frameMs)
  }
  const scrolled = () => {
    const now = performance.now()
    const before = { offset, at }
    offset = scroller.scrollTop
    at = now
    const step = now - before.at < restMs ? offset - before.offset : 0
    rows.show(kept(indexesAhead(source.sightAt(offset), source.sightAt(offset + step))))
    measure(step)
    shown()
    timer ??= systemClock.setTimeout(settle, restMs)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') rows.order()
  }

  return {
    indexOf: rows.indexOf,
    partAt: rows.partAt,
    renew(next: ScrolledSource<Part>) {
      source = next
      // asking for it takes a layout; only a list of another length can have moved by itself
      if (!Number.isNaN(length) && next.offsetOf(next.count) !== length) offset = scroller.scrollTop
      const isFirst = Number.isNaN(length)
      stretch()
      if (isFirst && offset > 0) scroller.scrollTop = offset
      // what is in sight is drawn soonest without what is beside it
      rows.renew(next, around(), new Set(sight()))
      measure(0)
      rows.order()
      shown()
      timer ??= systemClock.setTimeout(settle, restMs)
    },
    /** Rows are of other heights, or more of them are seen, though nothing was written; `change` is what is known of it. */
    remeasure(change: () => void) {
      const { first: fixed } = source.sightAt(offset)
      const before = source.offsetOf(fixed)
      change()
      rows.place()
      stretch()
      moveTo(source.pinnedAt?.() ?? offset + source.offsetOf(fixed) - before)
      rows.show(sight())
      measure(0)
    },
    /** Scrolls, with the rows there when this returns. */
    scrollTo(next: number) {
      scroller.scrollTop = next
      scrolled()
    },
    /** Follows what scrolls until it is told to stop. */
    follow() {
      scroller.addEventListener('scroll', scrolled, { passive: true })
      list.addEventListener('keydown', onKeyDown)
      return () => {
        systemClock.clearTimeout(timer)
        timer = undefined
        scroller.removeEventListener('scroll', scrolled)
        list.removeEventListener('keydown', onKeyDown)
      }
    },
  }
}

export type ScrolledRows<Part extends RowElement> = ReturnType<typeof createScrolledRows<Part>>
