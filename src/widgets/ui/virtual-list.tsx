import { memo, type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from './class-names'
import { useIncrementalRows } from './use-incremental-rows'
import * as css from './virtual-list.css'
import { edgeAt, indexesOf, offsetFor, sightAt, windowAround } from './virtual-window'

export type VirtualListHandle = {
  /** scrolls as little as needed to see this row whole */
  show(index: number): void
}

type VirtualListProps<Row> = {
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** names the list */
  label: string
  /** of every row, in px: the first guess, until one can be measured */
  rowHeight: number
  /** a row that stays in the document wherever one scrolls: the one with the focus */
  keep?: number | undefined
  /** where to begin, in px */
  startAt?: number | undefined
  onScrolled?(offset: number): void
  busy?: boolean | undefined
  ref?: Ref<VirtualListHandle>
  /** what stands in a row; all rows are of one height */
  children(row: Row, index: number): ReactNode
}

/** what is assumed to be seen before anything is laid out */
const firstSpace = 800

type ListRowProps<Row> = Pick<VirtualListProps<Row>, 'children'> & {
  row: Row
  index: number
  count: number
  height: number
}

function PlainListRow<Row>({ row, index, count, height, children }: ListRowProps<Row>) {
  return (
    <li
      className={css.row}
      style={{ insetBlockStart: index * height, blockSize: height }}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {children(row, index)}
    </li>
  )
}

// memo() forgets that a component is generic
/** A scroll renders the rows that come, and none that stay. */
const ListRow = memo(PlainListRow) as typeof PlainListRow

/** A list of any length of which only what is seen stands in the document. It fills the positioned box it stands in. */
export function VirtualList<Row>(props: VirtualListProps<Row>) {
  const { rows, keyOf, label, rowHeight, keep, startAt = 0, onScrolled, busy, ref, children } = props
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [height, setHeight] = useState(rowHeight)
  const [room, setSpace] = useState(firstSpace)
  const [edge, setEdge] = useState(() => edgeAt(startAt, rowHeight))
  const count = rows.length
  const begun = useRef(startAt)

  useLayoutEffect(() => {
    const node = scroller.current
    if (!node) return
    const measure = () => {
      const one = list.current?.querySelector<HTMLElement>(':scope > li > *')?.offsetHeight
      if (one) setHeight(one)
      if (node.clientHeight > 0) setSpace(node.clientHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height lie elsewhere
  useLayoutEffect(() => {
    if (scroller.current && begun.current > 0) scroller.current.scrollTop = begun.current
  }, [height])

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

  const sight = sightAt(edge, Math.ceil(room / height), count)
  const { first, last } = windowAround(sight, count)
  const wanted = useMemo(() => indexesOf({ first, last }, keep, count), [first, last, keep, count])
  const made = useIncrementalRows({ rows, wanted, sight, keep, of: [room, height] })
  return (
    <div
      ref={scroller}
      className={css.scroller}
      onScroll={({ currentTarget: { scrollTop } }) => {
        begun.current = 0
        onScrolled?.(scrollTop)
        setEdge(edgeAt(scrollTop, height))
      }}
    >
      <ul
        ref={list}
        className={classNames(css.all, !made.isWhole && css.coming)}
        style={{ blockSize: count * height, backgroundSize: `90% ${height}px` }}
        aria-label={label}
        aria-busy={busy || !made.isWhole || undefined}
      >
        {wanted.map((index) => {
          if (!made.indexes.has(index)) return null
          const row = rows[index] as Row
          return (
            <ListRow key={keyOf(row)} row={row} index={index} count={count} height={height}>
              {children}
            </ListRow>
          )
        })}
      </ul>
    </div>
  )
}
