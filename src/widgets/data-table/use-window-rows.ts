import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useScrolledRows } from '../ui/use-scrolled-rows'
import type { useWindow } from './use-window'
import { copyOf, type RowContent, type WindowRow, writeRow } from './window-row'

export type ShownDetail = { key: string; element: HTMLElement }

type WindowRows<Row> = {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** holds the row and detail elements that are cloned */
  pattern: HTMLElement
  /** changes with the pattern */
  patternKey: unknown
  rows: readonly Row[]
  content: RowContent<Row>
  window: Pick<ReturnType<typeof useWindow>, 'row' | 'offsetOf' | 'sightAt' | 'watch'>
}

const none: readonly ShownDetail[] = []

export function useWindowRows<Row>(given: WindowRows<Row>) {
  const { scroller, list, pattern, patternKey, rows, content, window } = given
  const [details, setDetails] = useState(none)
  const { row: height, offsetOf, sightAt, watch } = window
  const showDetails = useEffectEvent((parts: readonly WindowRow[]) => {
    const shown = parts.flatMap(({ tail }) => (tail ? { key: tail.dataset.detail ?? '', element: tail } : []))
    const isSame = (each: ShownDetail, at: number) => each.element === shown[at]?.element && each.key === shown[at]?.key
    if (shown.length !== details.length || !details.every(isSame)) setDetails(shown)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pattern needs new elements
  const create = useMemo(() => () => copyOf(pattern.querySelector('tr') as HTMLElement), [pattern, patternKey])
  const source = useMemo(
    () => ({
      count: rows.length,
      keyOf: (index: number) => content.keyOf(rows[index] as Row),
      offsetOf,
      sightAt,
      create,
      write(part: WindowRow, index: number) {
        const row = rows[index] as Row
        writeRow(part, row, index + 2, content)
        const key = content.keyOf(row)
        if (content.state.unfolded.has(key)) {
          part.tail ??= pattern.querySelector('tr:last-child')?.cloneNode() as HTMLElement
          part.tail.dataset.detail = key
          part.tail.style.transform = `translateY(${offsetOf(index) + height}px)`
        } else {
          part.tail?.remove()
          part.tail = undefined
        }
      },
      onFocusLeaves: () => scroller.current?.focus({ preventScroll: true }),
      onShown: showDetails,
    }),
    [rows, content, offsetOf, sightAt, height, create, pattern, scroller, showDetails],
  )
  const shown = useScrolledRows<WindowRow>({ scroller, list }, source)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns or the first rows change the heights
  useLayoutEffect(() => {
    watch(list.current?.firstElementChild)
  }, [create, rows.length === 0])
  return {
    details,
    rowOf: (target: Node): Row | undefined => rows[shown.current?.indexOf(target) ?? -1],
  }
}
