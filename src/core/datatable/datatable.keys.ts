import type { TableRow } from './datatable.columns'

/** What tells the rows of one table apart. */
export type RowKeys = {
  of(row: TableRow): string
  /** the new row goes on being the old one */
  pass(before: TableRow, after: TableRow): void
  /** what the row is now */
  currentOf(row: TableRow): TableRow
}

/** Keys by identity, given when first asked for: rows of a portal need have none of their own. */
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
