import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../ui/class-names'
import { Table, Row as TableRow } from '../ui/table'
import { body } from '../ui/table.css'
import { type DataTableProps, type RowAction, shownColumns, type TextColumn } from './columns'
import * as css from './data-table.css'
import { CardBar, DataTableHead } from './data-table-head'
import { useDataTable } from './use-data-table'
import { useRowPresses } from './use-row-presses'
import { useTimeSlicedSelection } from './use-time-sliced-selection'
import { useWindow } from './use-window'
import { useWindowRows } from './use-window-rows'
import { WindowDetail } from './window-detail'
import { RowPattern } from './window-row-pattern'
import * as own from './window-table.css'
import { widthOf, widthsOf } from './window-widths'

const itself = <Row,>(row: Row) => row

type WindowTableProps<Row> = Omit<
  DataTableProps<Row>,
  'columns' | 'actions' | 'onOpen' | 'rowClassName' | 'cardClassName'
> & {
  columns: readonly TextColumn<Row>[]
  action?: RowAction<Row> | undefined
  /** current version of a row, if rows can change */
  currentOf?: ((row: Row) => Row) | undefined
  /** number of selected rows, passed in because counting very many takes time */
  tickedCount: number
}

/** A virtualized DataTable for very many rows of text. */
export function WindowTable<Row>(props: WindowTableProps<Row>) {
  const { caption, rows, stale = false, currentOf = itself, tickedCount, action, ...rest } = props
  const { keyOf, nameOf, detail, hidden } = rest
  const { t } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLTableSectionElement>(null)
  const [pattern] = useState(() => document.createElement('tbody'))
  const ticking = useTimeSlicedSelection(rest.selected)
  const { state, counts } = useDataTable({ ...props, actions: action }, { ticking, count: tickedCount })
  const { canTick, unfolded, ticks } = state
  const columns = useMemo(() => shownColumns(rest.columns, hidden), [rest.columns, hidden])
  const keyAt = useCallback((at: number) => keyOf(rows[at] as Row), [rows, keyOf])
  // computing the keys of 100,000 rows is too slow
  const places = useMemo(() => {
    const found = [...unfolded.values()].map((row) => rows.indexOf(currentOf(row)))
    return found.filter((at) => at >= 0).sort((a, b) => a - b)
  }, [rows, unfolded, currentOf])
  const window = useWindow({ scroller, rowCount: rows.length, unfolded: places, keyAt })
  const labels = useMemo(
    () => ({ select: (name: string) => t`Select ${name}`, details: (name: string) => t`Details of ${name}` }),
    [t],
  )
  const { fitting } = window
  const content = useMemo(
    () => ({ columns, state: { ticks, unfolded }, action, keyOf, nameOf, fitting, labels }),
    [columns, ticks, unfolded, action, keyOf, nameOf, fitting, labels],
  )
  const hasDetail = detail !== undefined
  const patternKey = useMemo(() => ({ columns, canTick, hasDetail, action }), [columns, canTick, hasDetail, action])
  const { details, rowOf } = useWindowRows({ scroller, list, pattern, patternKey, rows, content, window })
  const act = (target: Node, press: (row: Row) => void) => {
    const row = rowOf(target)
    if (row !== undefined) press(row)
  }
  useRowPresses({
    list,
    onHold: ticks.hold,
    onTick: (box) =>
      act(box, (row) => {
        const isOn = box.checked
        // shows the actual selection, which a press during time-sliced work doesn't change
        box.checked = !isOn
        ticks.toggle(row, isOn)
      }),
    onFold: (target) => act(target, state.unfold),
    onAct: (target) => act(target, (row) => action?.onPress(row)),
  })
  // a new sort order starts at the top
  const order = `${rest.sort?.order} ${rest.sort?.column}`
  const read = useRef(order)
  useEffect(() => {
    if (read.current !== order) scroller.current?.scrollTo({ top: 0 })
    read.current = order
  }, [order])

  const shape = { columns, canTick, hasDetail, hasAction: action !== undefined }
  return (
    <div className={css.root} part="data-table">
      <CardBar {...rest} actions={action} state={state} counts={counts} />
      <section
        ref={scroller}
        className={own.scroller}
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        style={{ '--raan-columns': widthOf(shape), '--raan-widths': widthsOf(shape) } as CSSProperties}
      >
        <Table caption={caption} stale={stale} className={own.windowed} rowCount={rows.length + 1}>
          <DataTableHead {...rest} actions={action} state={state} counts={counts} />
          <tbody
            ref={list}
            // biome-ignore lint/a11y/noRedundantRoles: with display: block it loses its native role
            role="rowgroup"
            className={classNames(body, own.rows)}
          />
        </Table>
      </section>
      {createPortal(
        <>
          <RowPattern {...patternKey} />
          <TableRow className={classNames(css.details, own.detail)} />
        </>,
        pattern,
      )}
      {details.map(({ key, element }) => {
        const row = unfolded.get(key)
        return (
          row !== undefined && (
            <WindowDetail key={key} element={element} onMeasure={(height) => window.measureDetail(key, height)}>
              {detail?.(currentOf(row))}
            </WindowDetail>
          )
        )
      })}
    </div>
  )
}
