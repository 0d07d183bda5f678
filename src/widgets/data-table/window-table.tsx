import {
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { Table, TableBody } from '../ui/table'
import { useIncrementalRows } from '../ui/use-incremental-rows'
import type { DataTableProps } from './columns'
import { DataRow, DetailRow, rowPropsOf } from './data-row'
import * as css from './data-table.css'
import { CardBar, DataTableHead } from './data-table-head'
import { useDataTable } from './use-data-table'
import { useTimeSlicedSelection } from './use-time-sliced-selection'
import { useWindow } from './use-window'
import * as own from './window-table.css'

/** of the columns that tick, unfold and act */
const slimPixels = 168

/** Rows that come into the window take the elements of those that leave it: making new ones is dear. */
function useSlots(count: number) {
  const most = useRef(1)
  most.current = Math.max(most.current, count)
  return (row: number) => row % most.current
}

/** The focus must not go over to another row with an element that was taken over, nor be lost with one that is gone. */
function useHeldFocus(scroller: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: HTMLElement; row: string | undefined }>(undefined)
  useLayoutEffect(() => {
    const { element, row } = held.current ?? {}
    if (!element) return
    if (element.isConnected && element.closest<HTMLElement>('tr[data-row]')?.dataset.row === row) return
    held.current = undefined
    scroller.current?.focus({ preventScroll: true })
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('tr[data-row]')
      held.current = row ? { element: target, row: row.dataset.row } : undefined
    },
    onBlur() {
      held.current = undefined
    },
  }
}

type Part<Row> = { from: number; to: number; row: Row | undefined }

/** What stands in the window, in order: rows, and one piece of room for those that follow each other and are not made yet. */
function partsOf<Row>(wanted: readonly number[], rowAt: (at: number) => Row | undefined): readonly Part<Row>[] {
  const parts: Part<Row>[] = []
  for (const at of wanted) {
    const row = rowAt(at)
    const last = parts.at(-1)
    if (row === undefined && last && last.row === undefined) last.to = at
    else parts.push({ from: at, to: at, row })
  }
  return parts
}

function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={own.gap} colSpan={width} style={{ blockSize: height }} />
      </tr>
    </tbody>
  )
}

type ComingProps = { height: number; width: number; rowHeight: number }

/** Room for rows that are made soon. */
const Coming = ({ height, width, rowHeight }: ComingProps) => (
  <tr aria-busy="true">
    <td className={own.coming} colSpan={width} style={{ blockSize: height, backgroundSize: `96% ${rowHeight}px` }} />
  </tr>
)

const itself = <Row,>(row: Row) => row

type WindowTableProps<Row> = DataTableProps<Row> & {
  /** what a row is now, where rows may be changed */
  currentOf?: ((row: Row) => Row) | undefined
  /** how many of the rows are ticked: whoever gives them knows, and counting very many takes time */
  tickedCount: number
}

/** A DataTable for very many rows: those in sight are on the page, the rest is room to scroll through. */
export function WindowTable<Row>(props: WindowTableProps<Row>) {
  const { caption, rows, stale = false, currentOf = itself, tickedCount, ...rest } = props
  const { keyOf } = rest
  const ticking = useTimeSlicedSelection(rest.selected)
  const { state, counts } = useDataTable(props, { ticking, count: tickedCount })
  const rowProps = rowPropsOf(rest)
  const { columns, canTick, width, unfolded } = state
  const keyAt = useCallback((at: number) => keyOf(rows[at] as Row), [rows, keyOf])
  // of a hundred thousand rows nobody asks each for its key
  const places = useMemo(() => {
    const found = [...unfolded.values()].map((row) => rows.indexOf(currentOf(row)))
    return found.filter((at) => at >= 0).sort((a, b) => a - b)
  }, [rows, unfolded, currentOf])
  const window = useWindow({ rowCount: rows.length, unfolded: places, keyAt, columns })
  const { scroller, first, last, row: height } = window
  const wanted = useMemo(
    () => Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth),
    [first, last],
  )
  const of = [columns, unfolded, window.room, height]
  const made = useIncrementalRows({ rows, wanted, sight: window.sight, of, fewAtOnce: true })
  const rowAt = (at: number) => (made.indexes.has(at) ? rows[at] : made.left.get(at))
  const needed = `calc(${[...columns.map((column) => column.width ?? '7rem'), `${slimPixels}px`].join(' + ')})`
  // another order is another list: it is read from its beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order changes
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [rest.sort?.column, rest.sort?.order])

  const slotOf = useSlots(wanted.length)
  const focus = useHeldFocus(scroller)
  return (
    <div className={css.root} part="data-table">
      <CardBar {...rest} state={state} counts={counts} />
      <section
        ref={scroller}
        className={own.scroller}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        style={{ '--raan-columns': needed } as CSSProperties}
        onScroll={window.onScroll}
        {...focus}
      >
        <Table
          caption={caption}
          stale={stale || made.left.size > 0}
          className={own.windowed}
          rowCount={rows.length + 1}
        >
          <colgroup>
            {canTick && <col className={own.slimColumn} />}
            {rest.detail && <col className={own.foldColumn} />}
            {columns.map((column) => (
              <col key={column.key} style={column.width === undefined ? undefined : { inlineSize: column.width }} />
            ))}
            {rest.actions && <col className={own.actionColumn} />}
          </colgroup>
          <DataTableHead {...rest} state={state} counts={counts} />
          <Gap height={window.before} width={width} />
          <TableBody>
            {partsOf(wanted, rowAt).map(({ from, to, row }) => {
              if (row === undefined)
                return (
                  <Coming key={`from ${from}`} height={window.heightOf(from, to)} width={width} rowHeight={height} />
                )
              const key = keyOf(row)
              return (
                <Fragment key={slotOf(from)}>
                  <DataRow {...rowProps} row={row} state={state} rowIndex={from + 2} />
                  {unfolded.has(key) && (
                    <DetailRow key={key} {...rowProps} row={row} state={state} onMeasure={window.measureDetail} />
                  )}
                </Fragment>
              )
            })}
          </TableBody>
          <Gap height={window.after} width={width} />
        </Table>
      </section>
    </div>
  )
}
