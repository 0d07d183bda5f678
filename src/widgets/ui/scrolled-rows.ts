import { systemClock } from '../../core/kernel/clock'
import { createRecycledRows, type RowElement, type RowSource } from './recycled-rows'
import { indexesAhead, indexesOf, type RowSpan, windowAround } from './virtual-window'

/** ms without scroll events after which scrolling has ended */
const restMs = 100
/** ms of a frame */
const frameMs = 16
/** elements moved per frame: a move costs as much as creating one */
const mostMoved = 4
/** measuring may bring unmeasured rows into view: maximum rounds per update */
const mostRounds = 5

export type ScrolledSource<Part extends RowElement> = RowSource<Part> & {
  /** visible rows at this scroll offset in px */
  sightAt(offset: number): RowSpan
  /** a row that stays rendered wherever the list is scrolled */
  keep?: number | undefined
  /** initial scroll offset in px */
  startAt?: number | undefined
  /** rendered rows or their positions changed */
  onShown?(parts: readonly Part[]): void
  /** for rows of varying heights: stores the heights of the rendered rows, returns whether any changed */
  measure?(rows: Iterable<readonly [index: number, part: Part]>): boolean
  /** px added before the first row since the list was first rendered: what is visible stays in place */
  added?: number
  /** scroll offset to keep through changes, such as the end */
  pinnedAt?(): number | undefined
}

/**
 * Renders the visible rows of a scroll container on scroll: before the frame is painted, plus the rows the next
 * frame will need.
 */
export function createScrolledRows<Part extends RowElement>(
  { scroller, list }: Record<'scroller' | 'list', HTMLElement>,
  first: ScrolledSource<Part>,
) {
  let source = first
  let offset = first.startAt ?? 0
  let length = Number.NaN
  let at = Number.NEGATIVE_INFINITY
  /** pending timer of the end of scrolling */
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
  /** Returns whether the length of the list changed. */
  const stretch = (): boolean => {
    const next = source.offsetOf(source.count)
    if (next === length) return false
    length = next
    list.style.blockSize = `${next}px`
    return true
  }
  /** Measures the rows and keeps what is visible in place. */
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
  /** Moves a few elements per frame; if scrolling goes on, after it has ended. */
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
      const added = (next.added ?? 0) - (source.added ?? 0)
      source = next
      // reading scrollTop forces a layout; only a changed length can have moved it
      if (!Number.isNaN(length) && next.offsetOf(next.count) !== length) offset = scroller.scrollTop
      const isFirst = Number.isNaN(length)
      stretch()
      if (isFirst && offset > 0) scroller.scrollTop = offset
      else if (added !== 0) moveTo(source.pinnedAt?.() ?? offset + added)
      // rows in view first: those beside them follow in an idle moment
      rows.renew(next, around(), new Set(sight()))
      // a row below those added may change its height, too: it begins no day any more
      measure(-added)
      rows.order()
      shown()
      timer ??= systemClock.setTimeout(settle, restMs)
    },
    /**
     * Updates positions after heights or the viewport changed without rows being written; `change` stores the
     * new sizes.
     */
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
    /** Scrolls; the rows are rendered when this returns. */
    scrollTo(next: number) {
      scroller.scrollTop = next
      scrolled()
    },
    /** Listens until the returned function is called. */
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
