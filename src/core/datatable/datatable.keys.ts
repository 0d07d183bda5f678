import type { TableRow } from './datatable.columns'

/** Identifies the rows of one table. */
export type RowKeys = {
  of(row: TableRow): string
  /** the new row keeps the key of the old one */
  pass(before: TableRow, after: TableRow): void
  /** the current version of the row */
  currentOf(row: TableRow): TableRow
}

/** Keys by object identity, assigned on first use: a portal's rows need no keys of their own. */
export function createRowKeys(): RowKeys {
  const keys = new WeakMap<TableRow, string>()
  const became = new WeakMap<TableRow, TableRow>()
  let last = 0
  const of = (row: TableRow): string => {
    const known = keys.get(row)
    if (known !== undefined) return known
    const key = String(++last)
    keys.set(row, key)
    return key
  }
  return {
    of,
    pass(before, after) {
      keys.set(after, of(before))
      became.set(before, after)
    },
    currentOf(row) {
      let current = row
      for (let next = became.get(current); next; next = became.get(current)) current = next
      return current
    },
  }
}
