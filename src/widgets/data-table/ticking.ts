/** These rows are to be ticked, or no longer. */
export type TickChange<Row> = {
  /** what is ticked before */
  selected: ReadonlySet<string>
  rows: readonly Row[]
  keyOf(row: Row): string
  isOn: boolean
  /** no more can be ticked than these */
  most: number
}

/** Works a change out and tells what is ticked then. */
export type Ticking = <Row>(change: TickChange<Row>, tell: (selected: ReadonlySet<string>) => void) => void

export const nothingTicked: ReadonlySet<string> = new Set()

/** A row of a change. */
export const tickKey = (next: Set<string>, key: string, { isOn, most }: Pick<TickChange<never>, 'isOn' | 'most'>) =>
  isOn ? next.size < most && next.add(key) : next.delete(key)

/** For a page of rows. */
export const tickAtOnce: Ticking = (change, tell) => {
  const next = new Set(change.selected)
  for (const row of change.rows) tickKey(next, change.keyOf(row), change)
  tell(next)
}
