/**
 * Reorders the rows in `keys` among the positions they hold. All others stay in place. Unknown keys are skipped.
 */
export function inOrder<Row extends { key: string }>(rows: readonly Row[], keys: readonly string[]): Row[] {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const wanted = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
  const named = new Set(wanted.map(({ key }) => key))
  const next = wanted.values()
  return rows.map((row) => (named.has(row.key) ? (next.next().value ?? row) : row))
}

/** One of several, moved by a number of places; at the ends it stays. */
export function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = from + by
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_, nth) => nth !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
