const thai = new Intl.Collator('th', { numeric: true })

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : thai.compare(String(a), String(b))

/** Sorts rows by one column, reversed by `sortDesc`; stable, and unchanged without a column. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  { sortBy, sortDesc }: { sortBy?: Column | undefined; sortDesc?: boolean | undefined },
  cellOf: (row: Row, column: Column) => unknown,
): readonly Row[] {
  if (sortBy === undefined) return rows
  const sign = sortDesc ? -1 : 1
  return rows.toSorted((a, b) => sign * compare(cellOf(a, sortBy), cellOf(b, sortBy)))
}
