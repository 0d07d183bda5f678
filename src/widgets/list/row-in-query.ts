/** A query string with another row, or without one. */
export function withRow(query = '', name: string, row: string | undefined): string {
  const params = new URLSearchParams(query)
  params.delete(name)
  if (row !== undefined) params.set(name, row)
  return params.toString()
}

/** The row that is open beside the list, in its query string: `orderStatus=new&order=LR-20261121-000030`. */
export const rowIn =
  (name: string) =>
  (query = ''): string | undefined =>
    new URLSearchParams(query).get(name) || undefined
