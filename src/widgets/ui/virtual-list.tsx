import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useEffectEvent } from '../runtime/use-effect-event'
import type { RowElement } from './recycled-rows'
import { useScrolledRows } from './use-scrolled-rows'
import * as css from './virtual-list.css'
import { edgeAt, offsetFor, sightAt } from './virtual-window'

export type VirtualListHandle = {
  /** scrolls by the minimum that shows the whole row */
  show(index: number): void
}

type VirtualListProps<Row, Places> = {
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** accessible name */
  label: string
  /** estimated row height in px, until one is measured */
  rowHeight: number
  /** a row that stays rendered wherever the list is scrolled: the focused one */
  keep?: number | undefined
  /** initial scroll offset in px */
  startAt?: number | undefined
  onScrolled?(offset: number): void
  busy?: boolean | undefined
  ref?: Ref<VirtualListHandle>
  /** an empty row that all rows are cloned from; all have the same height */
  pattern: ReactNode
  /** finds the nodes to write to in a clone */
  placesOf(element: HTMLElement): Places
  /** overwrites a clone with this row; a new function rewrites all rows */
  write(places: Places, row: Row, index: number): void
  onClick?(row: Row, target: Element): void
  onChange?(row: Row, target: HTMLInputElement): void
}

/** assumed viewport height in px, before layout */
const firstSpace = 800

type Part<Places> = RowElement & { places: Places }

/** Virtualized. Fills its positioned container. */
export function VirtualList<Row, Places>(props: VirtualListProps<Row, Places>) {
  const { rows, keyOf, label, rowHeight, keep, startAt = 0, onScrolled, busy, ref } = props
  const { placesOf, write } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [pattern] = useState(() => document.createElement('ul'))
  const [height, setHeight] = useState(rowHeight)
  const [room, setSpace] = useState(firstSpace)
  const count = rows.length
  const begun = useRef(startAt)
  const keyAt = useEffectEvent(keyOf)

  const create = useMemo(
    () => (): Part<Places> => {
      const element = pattern.firstElementChild?.cloneNode(true) as HTMLElement
      return { element, places: placesOf(element) }
    },
    [pattern, placesOf],
  )
  const source = useMemo(
    () => ({
      count,
      keep,
      startAt: begun.current,
      keyOf: (index: number) => keyAt(rows[index] as Row),
      offsetOf: (index: number) => index * height,
      sightAt: (offset: number) => sightAt(edgeAt(offset, height), Math.ceil(room / height), count),
      create,
      write({ element, places }: Part<Places>, index: number) {
        element.setAttribute('aria-setsize', String(count))
        element.setAttribute('aria-posinset', String(index + 1))
        write(places, rows[index] as Row, index)
      },
    }),
    [rows, count, keep, keyAt, height, room, create, write],
  )
  const shown = useScrolledRows<Part<Places>>({ scroller, list }, source)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height moves all rows
  useLayoutEffect(() => {
    if (scroller.current && begun.current > 0) scroller.current.scrollTop = begun.current
  }, [height])

  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return
    const measure = () => {
      const one = list.current?.querySelector<HTMLElement>(':scope > li > *')?.offsetHeight
      if (one) setHeight(one)
      if (node.clientHeight > 0) setSpace(node.clientHeight)
    }
    // fires before first paint, once styles apply
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  const rowOf = (target: EventTarget | null): Row | undefined =>
    target instanceof Node ? rows[shown.current?.indexOf(target) ?? -1] : undefined
  const click = useEffectEvent(({ target }: Event) => {
    const row = rowOf(target)
    if (row !== undefined) props.onClick?.(row, target as Element)
  })
  const change = useEffectEvent(({ target }: Event) => {
    const row = rowOf(target)
    if (row !== undefined) props.onChange?.(row, target as HTMLInputElement)
  })
  useLayoutEffect(() => {
    const stop = new AbortController()
    list.current?.addEventListener('click', click, stop)
    list.current?.addEventListener('change', change, stop)
    return () => stop.abort()
  }, [click, change])

  useImperativeHandle(
    ref,
    () => ({
      show(index) {
        const node = scroller.current
        if (node) node.scrollTop = offsetFor(index, node.scrollTop, node.clientHeight || room, height)
      },
    }),
    [room, height],
  )

  return (
    <div
      ref={scroller}
      className={css.scroller}
      onScroll={({ currentTarget: { scrollTop } }) => {
        begun.current = 0
        onScrolled?.(scrollTop)
      }}
    >
      <ul
        ref={list}
        className={css.all}
        style={{ '--raan-row': `${height}px` } as CSSProperties}
        aria-label={label}
        aria-busy={busy || undefined}
      />
      {createPortal(<li className={css.row}>{props.pattern}</li>, pattern)}
    </div>
  )
}
