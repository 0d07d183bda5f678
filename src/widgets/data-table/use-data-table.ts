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
  const ticks = useTicks({ keys, selected, onSelect, most: mostSelected })
  const canTick = onSelect !== undefined
  const width = shown.length + (canTick ? 1 : 0) + (detail ? 1 : 0) + (actions ? 1 : 0)
  const rowCount = rows.length
  return useMemo(
    () => ({
      columns: shown,
      keys,
      rowCount,
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
    [shown, keys, rowCount, ticks, canTick, width, unfolded],
  )
}

export type DataTableState<Row> = Omit<ReturnType<typeof useDataTable<Row>>, 'columns'> & {
  columns: readonly DataTableProps<Row>['columns'][number][]
}
