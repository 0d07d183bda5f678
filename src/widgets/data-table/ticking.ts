/** Selects or deselects these rows. */
export type TickChange<Row> = {
  /** selection before the change */
  selected: ReadonlySet<string>
  rows: readonly Row[]
  keyOf(row: Row): string
  isOn: boolean
  /** maximum selection size */
  most: number
}

/** Computes a change and passes the new selection to the callback. */
export type Ticking = <Row>(change: TickChange<Row>, report: (selected: ReadonlySet<string>) => void) => void

export const nothingTicked: ReadonlySet<string> = new Set()

export const tickKey = (next: Set<string>, key: string, { isOn, most }: Pick<TickChange<never>, 'isOn' | 'most'>) =>
  isOn ? next.size < most && next.add(key) : next.delete(key)

/** Synchronous, for one page of rows. */
export const tickAtOnce: Ticking = (change, report) => {
  const next = new Set(change.selected)
  for (const row of change.rows) tickKey(next, change.keyOf(row), change)
  report(next)
}
