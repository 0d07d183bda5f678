/** How a record is identified: by its number or its slug, in either parameter. */
export type Which = { id?: number | string | undefined; slug?: string | undefined }

/** The identified record, or the first one without parameters; undefined if it doesn't exist. */
export function findByIdOrSlug<Row>(
  rows: readonly Row[],
  { id, slug }: Which,
  nameOf: (row: Row) => { id: number; slug?: string | undefined },
): Row | undefined {
  const asked = id === undefined ? slug : String(id)
  if (!asked) return rows[0]
  return rows.find((row) => nameOf(row).slug === asked) ?? rows.find((row) => String(nameOf(row).id) === asked)
}
