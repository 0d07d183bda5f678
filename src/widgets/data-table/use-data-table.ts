import { useMemo, useState } from 'react'
import { type DataTableProps, shownColumns } from './columns'
import type { Ticking } from './ticking'
import { useTicks } from './use-ticks'

type Ticked = {
  ticking: Ticking
  /** number of selected rows */
  count: number
}

type Shown<Row> = Omit<DataTableProps<Row>, 'actions'> & { actions?: unknown }

export function useDataTable<Row>(props: Shown<Row>, { ticking, count }: Ticked) {
  const { columns, hidden, rows, keyOf, onSelect, detail, actions } = props
  const [unfolded, setUnfolded] = useState<ReadonlyMap<string, Row>>(new Map())
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden])
  const ticks = useTicks(props, ticking)
  const canTick = onSelect !== undefined
  const width = shown.length + (canTick ? 1 : 0) + (detail ? 1 : 0) + (actions ? 1 : 0)
  // rows and headings rerender only when this changes
  const state = useMemo(
    () => ({
      columns: shown,
      ticks,
      canTick,
      width,
      unfolded,
      unfold(row: Row) {
        const next = new Map(unfolded)
        if (!next.delete(keyOf(row))) next.set(keyOf(row), row)
        setUnfolded(next)
      },
    }),
    [shown, ticks, canTick, width, unfolded, keyOf],
  )
  const counts = useMemo(() => ({ rows: rows.length, ticked: count }), [rows.length, count])
  return { state, counts }
}

export type DataTableState<Row> = Omit<ReturnType<typeof useDataTable<Row>>['state'], 'columns'> & {
  columns: readonly DataTableProps<Row>['columns'][number][]
}

export type TableCounts = ReturnType<typeof useDataTable>['counts']
