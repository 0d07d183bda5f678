import { observeElementRect, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Table, TableBody } from '../ui/table'
import type { DataTableProps } from './columns'
import { DataRow, DetailRow } from './data-row'
import * as css from './data-table.css'
import { CardBar, DataTableHead } from './data-table-head'
import { type DataTableState, useDataTable } from './use-data-table'

/** A row of data, or what it unfolds to. */
type Line = { at: number; isDetail: boolean }

const lineHeight = 45
const firstRect = { width: 1024, height: 640 }

/** A place without size, as on a page that is not shown, says nothing about what fits. */
const observeSize = (
  instance: Virtualizer<HTMLElement, HTMLTableRowElement>,
  tell: (rect: { width: number; height: number }) => void,
) => observeElementRect(instance, (rect) => rect.height > 0 && tell(rect))

/** Lines of the rows, each unfolded row followed by its detail; without any the line is the row. */
function linesOf(keys: () => readonly string[], unfolded: ReadonlySet<string>): readonly Line[] | undefined {
  if (unfolded.size === 0) return undefined
  return keys().flatMap((key, at) => {
    const line = { at, isDetail: false }
    return unfolded.has(key) ? [line, { at, isDetail: true }] : [line]
  })
}

function useLines<Row>({ keys, rowCount, unfolded }: DataTableState<Row>) {
  const scroller = useRef<HTMLElement>(null)
  const lines = useMemo(() => linesOf(keys, unfolded), [keys, unfolded])
  const lineAt = (index: number): Line => lines?.[index] ?? { at: index, isDetail: false }
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines?.length ?? rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => lineHeight,
    measureElement: (element) => element.offsetHeight || lineHeight,
    observeElementRect: observeSize,
    initialRect: firstRect,
    overscan: 5,
  })
  return { scroller, lineAt, virtual }
}

/** Rows that come into the window take the elements of those that leave it: making new ones is dear. */
function useSlots(count: number) {
  const most = useRef(1)
  most.current = Math.max(most.current, count)
  return (line: number) => line % most.current
}

/** The focus must not go over to another row with an element that was taken over. */
function useHeldFocus(scroller: RefObject<HTMLElement | null>) {
  const held = useRef<{ element: HTMLElement; row: string | undefined }>(undefined)
  useLayoutEffect(() => {
    const { element, row } = held.current ?? {}
    if (!element || element.closest<HTMLElement>('tr[data-row]')?.dataset.row === row) return
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

function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true">
      <tr>
        <td className={css.gap} colSpan={width} style={{ blockSize: height }} />
      </tr>
    </tbody>
  )
}

/** A DataTable for very many rows: those in sight are on the page, the rest is room to scroll through. */
export function WindowTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, stale = false, ...rest } = props
  const state = useDataTable(props)
  const { scroller, lineAt, virtual } = useLines(state)
  const { columns, canTick, width } = state
  // another order is another list: it is read from its beginning
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order changes
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [rest.sort?.column, rest.sort?.order])

  const items = virtual.getVirtualItems()
  const slotOf = useSlots(items.length)
  const focus = useHeldFocus(scroller)
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <div className={css.place} part="data-table">
      <CardBar {...rest} state={state} />
      <section
        ref={scroller}
        className={css.scroller}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        {...focus}
      >
        <Table caption={caption} stale={stale} className={css.windowed} rowCount={rows.length + 1}>
          <colgroup>
            {canTick && <col className={css.slimColumn} />}
            {rest.detail && <col className={css.foldColumn} />}
            {columns.map((column) => (
              <col key={column.key} style={column.width === undefined ? undefined : { inlineSize: column.width }} />
            ))}
            {rest.actions && <col className={css.actionColumn} />}
          </colgroup>
          <DataTableHead {...rest} state={state} />
          <Gap height={before} width={width} />
          <TableBody>
            {items.map(({ index }) => {
              const { at, isDetail } = lineAt(index)
              const row = rows[at]
              if (row === undefined) return null
              const Line = isDetail ? DetailRow : DataRow
              return (
                <Line
                  key={`${isDetail} ${slotOf(index)}`}
                  {...rest}
                  row={row}
                  state={state}
                  line={index}
                  rowIndex={at + 2}
                  measure={virtual.measureElement}
                />
              )
            })}
          </TableBody>
          <Gap height={after} width={width} />
        </Table>
      </section>
    </div>
  )
}
