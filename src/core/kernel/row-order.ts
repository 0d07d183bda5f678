/**
 * Reorders the rows in `keys` among the positions they hold. All others stay in place. Unknown keys are skipped.
 */
export function inOrder<Row, Key extends string | number>(
  rows: readonly Row[],
  keys: readonly Key[],
  keyOf: (row: Row) => Key,
): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const wanted = [...new Set(keys)].flatMap((key) => byKey.get(key) ?? [])
  const named = new Set(wanted.map(keyOf))
  const next = wanted.values()
  return rows.map((row) => (named.has(keyOf(row)) ? (next.next().value ?? row) : row))
}

/** One of several, moved by a number of places; at the ends it stays. */
export function moved<Item>(items: readonly Item[], from: number, by: number): Item[] {
  const to = from + by
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const others = items.filter((_, nth) => nth !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
