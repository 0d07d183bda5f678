import { systemClock } from '../../core/kernel/clock'
import { createRecycledRows, type RowElement, type RowSource } from './recycled-rows'
import { indexesAhead, indexesOf, type RowSpan, windowAround } from './virtual-window'

/** ms without a scroll that are a rest */
const restMs = 100

export type ScrolledSource<Part extends RowElement> = RowSource<Part> & {
  /** the rows seen at this offset, in px */
  sightAt(offset: number): RowSpan
  /** a row that stays in the document wherever one scrolls */
  keep?: number | undefined
  /** where it was scrolled to before there was anything in it, in px */
  startAt?: number | undefined
  /** other rows are in the document, or the same ones elsewhere */
  onShown?(parts: readonly Part[]): void
}

/** The rows in sight of what scrolls, written as it scrolls: before the frame is drawn, and for the next one too. */
export function createScrolledRows<Part extends RowElement>(
  { scroller, list }: Record<'scroller' | 'list', HTMLElement>,
  first: ScrolledSource<Part>,
) {
  let source = first
  let offset = first.startAt ?? 0
  let length = first.offsetOf(first.count)
  let at = Number.NEGATIVE_INFINITY
  /** of the rest that is waited for */
  let timer: unknown
  const rows = createRecycledRows<Part>(list, first)

  const around = () => {
    const { count, keep } = source
    return indexesOf(windowAround(source.sightAt(offset), count, rows.size()), keep, count)
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
    rows.order()
    shown()
  }
  const onScroll = () => {
    const now = performance.now()
    const before = { offset, at }
    offset = scroller.scrollTop
    at = now
    const step = now - before.at < restMs ? offset - before.offset : 0
    const { keep, count } = source
    const ahead = indexesAhead(source.sightAt(offset), source.sightAt(offset + step))
    rows.show(keep === undefined || keep >= count ? ahead : [...new Set([...ahead, keep])])
    shown()
    timer ??= systemClock.setTimeout(settle, restMs)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') rows.order()
  }

  return {
    indexOf: rows.indexOf,
    renew(next: ScrolledSource<Part>) {
      source = next
      // asking for it takes a layout; only a list of another length can have moved by itself
      if (next.offsetOf(next.count) !== length) offset = scroller.scrollTop
      length = next.offsetOf(next.count)
      rows.renew(next, around())
      rows.order()
      shown()
    },
    /** Follows what scrolls until it is told to stop. */
    follow() {
      scroller.addEventListener('scroll', onScroll, { passive: true })
      list.addEventListener('keydown', onKeyDown)
      return () => {
        systemClock.clearTimeout(timer)
        timer = undefined
        scroller.removeEventListener('scroll', onScroll)
        list.removeEventListener('keydown', onKeyDown)
      }
    },
  }
}

export type ScrolledRows<Part extends RowElement> = ReturnType<typeof createScrolledRows<Part>>
