/** Rows of one statement: fewer than any database's limit of parameters allows. */
const together = 500

/** Inserts rows in statements of a limited size; none for none. */
export function inParts<Row>(rows: readonly Row[], insert: (part: readonly Row[]) => void): void {
  for (let at = 0; at < rows.length; at += together) insert(rows.slice(at, at + together))
}
