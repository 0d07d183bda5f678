/** What others did to a row that may be on this page. */
export type ListChange<Row> = { type: 'row.patch'; row: Row } | { type: 'row.remove'; key: string | number }

type Counted<Row> = { rows: readonly Row[]; total: number }

/** The rows with the change made; a row that is not here changes nothing. */
export function applyChange<Row>(
  { rows, total }: Counted<Row>,
  change: ListChange<Row>,
  keyOf: (row: Row) => string | number,
): Counted<Row> {
  const key = change.type === 'row.patch' ? keyOf(change.row) : change.key
  const place = rows.findIndex((row) => keyOf(row) === key)
  if (place < 0) return { rows, total }
  if (change.type === 'row.patch') return { rows: rows.with(place, change.row), total }
  return { rows: rows.toSpliced(place, 1), total: total - 1 }
}

/** Number of the last page; an empty list has one page. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** A page number or size as a whole number from 1 on; anything else counts as `otherwise`. */
export const wholeFrom1 = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 1 ? value : otherwise
