import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import { useEffectEvent } from '../runtime/use-effect-event'
import { sightAt } from '../ui/virtual-window'
import { fittingOf } from './fitting'
import { type Blocks, blockAt, offsetOf, rowPixels } from './window-blocks'

/** estimates in px until measured: a row, an expanded detail, the viewport */
const first = { row: rowPixels, detail: 140, room: 640 }

type WindowSource = {
  scroller: RefObject<HTMLElement | null>
  rowCount: number
  /** indexes of the expanded rows, ascending */
  unfolded: readonly number[]
  keyAt(row: number): string
}

export function useWindow({ scroller, rowCount, unfolded, keyAt }: WindowSource) {
  const [size, setSize] = useState({ row: first.row, room: first.room })
  const [details, setDetails] = useState<ReadonlyMap<string, number>>(new Map())
  const { row, room } = size
  const [fitting, setFitting] = useState<readonly number[]>([])
  const blocks = useMemo<Blocks>(
    () => ({ row, details: unfolded.map((at) => ({ at, height: details.get(keyAt(at)) ?? first.detail })) }),
    [row, unfolded, details, keyAt],
  )
  const measure = useEffectEvent(() => {
    const node = scroller.current
    const one = node?.querySelector<HTMLElement>('tr[data-row]')
    const next = { row: one?.offsetHeight || row, room: node?.clientHeight || room }
    const fits = ({ row, room }: typeof next) => Math.ceil(room / row)
    const seen = fittingOf(one?.querySelectorAll<HTMLElement>('[data-key=value]') ?? [])
    if (seen.length !== fitting.length || seen.some((count, at) => count !== fitting[at])) setFitting(seen)
    if (next.row !== row || fits(next) !== fits(size)) setSize(next)
  })
  // reports before the first paint, and when styles, a font or a narrower container change the size
  const [observer] = useState(() => new ResizeObserver(measure))
  useLayoutEffect(() => {
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller, observer])
  return {
    row,
    /** for each column, how many characters certainly fit */
    fitting,
    /** measures the row height from this element */
    watch: useEffectEvent((one: Element | null | undefined) => one && observer.observe(one)),
    offsetOf: useMemo(() => (index: number) => offsetOf(blocks, index), [blocks]),
    sightAt: useMemo(
      () => (offset: number) => sightAt(blockAt(blocks, offset), Math.ceil(room / blocks.row), rowCount),
      [blocks, room, rowCount],
    ),
    measureDetail(key: string, height: number) {
      if (height > 0 && details.get(key) !== height) setDetails(new Map(details).set(key, height))
    },
  }
}
