import { isStep, type Steps } from '../../core/kernel/steps'
import { type TickChange, tickKey } from './ticking'

/** Stops as soon as all selected rows are found. */
export function* tickedOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  selected: ReadonlySet<string>,
): Steps<readonly Row[]> {
  const ticked: Row[] = []
  if (selected.size === 0) return ticked
  for (const [at, row] of rows.entries()) {
    if (selected.has(keyOf(row)) && ticked.push(row) === selected.size) break
    if (isStep(at)) yield at / rows.length
  }
  return ticked
}

export function* tickedAfter<Row>(change: TickChange<Row>): Steps<ReadonlySet<string>> {
  const next = new Set(change.selected)
  for (const [at, row] of change.rows.entries()) {
    tickKey(next, change.keyOf(row), change)
    if (isStep(at)) yield at / change.rows.length
  }
  return next
}
