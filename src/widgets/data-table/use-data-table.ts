import { useMemo, useState } from 'react'
import { type DataTableProps, shownColumns } from './columns'
import { useTicks } from './use-ticks'

const none: ReadonlySet<string> = new Set()

/** What a table shows of its columns and rows, and which rows are unfolded. */
export function useDataTable<Row>(props: DataTableProps<Row>) {
  const { columns, hidden, rows, keyOf, selected, onSelect, mostSelected, detail, actions } = props
  const [unfolded, setUnfolded] = useState(none)
  // of a hundred thousand rows nobody wants all keys before one is ticked or unfolded
  const keys = useMemo(() => {
    let known: readonly string[] | undefined
    return () => {
      known ??= rows.map(keyOf)
      return known
    }
  }, [rows, keyOf])
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden])
  const { ticks, count } = useTicks({ keys, selected, onSelect, most: mostSelected })
  const canTick = onSelect !== undefined
  const width = shown.length + (canTick ? 1 : 0) + (detail ? 1 : 0) + (actions ? 1 : 0)
  // rows and heads are rendered anew only when this is another
  const state = useMemo(
    () => ({
      columns: shown,
      ticks,
      canTick,
      width,
      unfolded,
      unfold(key: string) {
        const next = new Set(unfolded)
        if (!next.delete(key)) next.add(key)
        setUnfolded(next)
      },
    }),
    [shown, ticks, canTick, width, unfolded],
  )
  const counts = useMemo(() => ({ rows: rows.length, ticked: count }), [rows.length, count])
  return { state, keys, counts }
}

export type DataTableState<Row> = Omit<ReturnType<typeof useDataTable<Row>>['state'], 'columns'> & {
  columns: readonly DataTableProps<Row>['columns'][number][]
}

/** Of the rows that are shown: all, and those that are ticked. */
export type TableCounts = ReturnType<typeof useDataTable>['counts']
