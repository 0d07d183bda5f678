import { useMemo } from 'react'
import type { DataTableProps } from './columns'

type Ticked<Row> = Pick<DataTableProps<Row>, 'rows' | 'keyOf'> & { selected: ReadonlySet<string> }

/** These rows are to be ticked, or no longer. */
export type TickChange<Row> = Ticked<Row> & {
  isOn: boolean
  /** no more can be ticked than these */
  most: number
}

type TellTicked = (selected: ReadonlySet<string>) => void

/** How work on all rows is done. */
export type RowWork = {
  /** how many of the rows are ticked; what was counted before stands until it is known */
  useCount<Row>(of: Ticked<Row>): number
  /** works a change out, and tells it if nothing else was ticked meanwhile */
  useChange(selected: ReadonlySet<string>): <Row>(change: TickChange<Row>, tell: TellTicked) => void
}

/** A row of a change. */
export const tickKey = (next: Set<string>, key: string, { isOn, most }: Pick<TickChange<never>, 'isOn' | 'most'>) =>
  isOn ? next.size < most && next.add(key) : next.delete(key)

function changeNow<Row>(change: TickChange<Row>, tell: TellTicked) {
  const next = new Set(change.selected)
  for (const row of change.rows) tickKey(next, change.keyOf(row), change)
  tell(next)
}

/** For a page of rows. */
export const atOnce: RowWork = {
  useCount: ({ rows, keyOf, selected }) =>
    useMemo(() => rows.filter((row) => selected.has(keyOf(row))).length, [rows, keyOf, selected]),
  useChange: () => changeNow,
}
