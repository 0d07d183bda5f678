import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sightAt, windowAround } from '../ui/virtual-window'
import { type Blocks, blockAt, offsetOf } from './window-blocks'

/** until something can be measured: a row, what it unfolds to, and the room to see them in */
const first = { row: 46, detail: 140, room: 640 }

type WindowSource = {
  rowCount: number
  /** where the unfolded rows stand, in order */
  unfolded: readonly number[]
  keyAt(row: number): string
  /** others have other heights */
  columns: readonly unknown[]
}

/** What of the table is measured; observers tell of the web font that came and of a place that got narrow. */
function useMeasured(scroller: RefObject<HTMLElement | null>, { rowCount, columns }: WindowSource) {
  const [size, setSize] = useState({ row: first.row, room: first.room })
  const isEmpty = rowCount === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns, or the first rows, are other heights
  useLayoutEffect(() => {
    const node = scroller.current
    const one = node?.querySelector<HTMLElement>('tr[data-row]')
    if (!node || !one) return
    const measure = () =>
      setSize((before) => {
        const row = one.offsetHeight || before.row
        const room = node.clientHeight || before.room
        return row === before.row && room === before.room ? before : { row, room }
      })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    observer.observe(one)
    return () => observer.disconnect()
  }, [columns, isEmpty])
  return size
}

/** Which rows of a table of any length stand on the page, and how much room the others take before and after them. */
export function useWindow(source: WindowSource) {
  const { rowCount, unfolded, keyAt } = source
  const scroller = useRef<HTMLElement>(null)
  const { row, room } = useMeasured(scroller, source)
  const [details, setDetails] = useState<ReadonlyMap<string, number>>(new Map())
  const blocks = useMemo<Blocks>(
    () => ({ row, details: unfolded.map((at) => ({ at, height: details.get(keyAt(at)) ?? first.detail })) }),
    [row, unfolded, details, keyAt],
  )
  const [edge, setEdge] = useState(0)
  const sight = sightAt(edge, Math.ceil(room / row), rowCount)
  const shown = windowAround(sight, rowCount)
  return {
    scroller,
    row,
    room,
    sight,
    first: shown.first,
    last: shown.last,
    before: offsetOf(blocks, shown.first),
    after: offsetOf(blocks, rowCount) - offsetOf(blocks, shown.last + 1),
    /** of rows that follow each other, with what they unfold to */
    heightOf: (from: number, to: number) => offsetOf(blocks, to + 1) - offsetOf(blocks, from),
    onScroll: () => setEdge(blockAt(blocks, scroller.current?.scrollTop ?? 0)),
    /** what a row unfolds to is as high as it is */
    measureDetail(key: string, height: number) {
      if (height > 0 && details.get(key) !== height) setDetails(new Map(details).set(key, height))
    },
  }
}
