/** ms of work in a frame for rows: laying out and drawing them takes twice as long again */
const budget = 3

/** ms that a row takes, when `count` more of them `took` so long: the average of late, which is 0 until one was timed. */
export const costOf = (before: number, took: number, count: number): number =>
  before === 0 ? took / count : (before + took / count) / 2

type Pace = {
  /** ms a row takes */
  cost: number
  /** rows wanted now that were not wanted a moment ago */
  coming: number
  /** nobody scrolls: no scroll waits for the frame */
  atRest: boolean
}

/** How many rows may be made in this frame: as many as fit, and none where that is fewer than come; at rest at least one. */
export function mostOf({ cost, coming, atRest }: Pace): number {
  if (atRest) return Math.max(1, Math.floor((2 * budget) / cost))
  const most = Math.floor(budget / cost)
  // none come where rows only turned out to be of another height: their frame has made its own already
  return coming === 0 || coming > most ? 0 : most
}

/** How many are made at once where all rows are other ones: those in sight, and of the others as many as fit. */
export const mostAtOnce = (cost: number, inSight: number): number => Math.max(inSight, Math.floor(budget / cost))

type MadeOptions = {
  /** in order */
  wanted: readonly number[]
  /** the row that comes first, those around it after it; between two rows where there is no one in the middle */
  from: number
  /** made whatever it takes: the row with the focus */
  keep: number | undefined
  most: number
}

/** Which of the wanted rows are made: those that are there already, and of the others no more than a frame can make. */
export function madeOf(before: ReadonlySet<number>, { wanted, from, keep, most }: MadeOptions): ReadonlySet<number> {
  const missing = wanted.filter((index) => !before.has(index) && index !== keep)
  if (missing.length <= most) return new Set(wanted)
  const later = missing.sort((a, b) => Math.abs(a - from) - Math.abs(b - from)).slice(most)
  const made = new Set(wanted)
  for (const index of later) made.delete(index)
  return made
}
