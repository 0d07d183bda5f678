/** How one record is asked for: by its number or its slug, in either place. */
export type Which = { id?: number | string | undefined; slug?: string | undefined }

/** The requested record, the first one if none was requested; undefined if it doesn't exist. */
export function whichOne<Row>(
  rows: readonly Row[],
  { id, slug }: Which,
  nameOf: (row: Row) => { id: number; slug?: string | undefined },
): Row | undefined {
  const asked = id === undefined ? slug : String(id)
  if (!asked) return rows[0]
  return rows.find((row) => nameOf(row).slug === asked) ?? rows.find((row) => String(nameOf(row).id) === asked)
}
