/** Changes by others to rows that may be on this page. */
export type ListChange<Row, Extra = unknown> =
  | { type: 'row.patch'; row: Row }
  | { type: 'row.remove'; key: string | number }
  /** changes what is shown; with `anew` the list reloads too */
  | { type: 'rows.apply'; apply(shown: Shown<Row, Extra>): Shown<Row, Extra>; anew?: boolean }

/** The rows of a page, the total count, and additional data (undefined before the first response). */
export type Shown<Row, Extra> = { rows: readonly Row[]; total: number; extra: Extra | undefined }

/** Applies the change; a row that isn't on the page changes nothing. */
export function applyChange<Row, Extra>(
  shown: Shown<Row, Extra>,
  change: ListChange<Row, Extra>,
  keyOf: (row: Row) => string | number,
): Shown<Row, Extra> {
  if (change.type === 'rows.apply') return change.apply(shown)
  const { rows, total, extra } = shown
  const key = change.type === 'row.patch' ? keyOf(change.row) : change.key
  const position = rows.findIndex((row) => keyOf(row) === key)
  if (position < 0) return shown
  if (change.type === 'row.patch') return { rows: rows.with(position, change.row), total, extra }
  return { rows: rows.toSpliced(position, 1), total: total - 1, extra }
}

/** Last page number; an empty list has one page. */
export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** A page number or size as an integer of at least 1; `otherwise` if invalid. */
export const positiveInteger = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 1 ? value : otherwise
