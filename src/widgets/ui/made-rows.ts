/** rows that a slow processor makes within one frame */
export const mostMade = 2

type MadeOptions = {
  /** in order */
  wanted: readonly number[]
  /** made whatever it takes: the row with the focus */
  keep: number | undefined
  most: number
}

/**
 * Which of the wanted rows are made: those that are there already, and of the others no more than a frame can make,
 * from the middle of what is seen outwards.
 */
export function madeOf(before: ReadonlySet<number>, { wanted, keep, most }: MadeOptions): ReadonlySet<number> {
  const missing = wanted.filter((index) => !before.has(index) && index !== keep)
  if (missing.length <= most) return new Set(wanted)
  const others = wanted.filter((index) => index !== keep)
  const middle = others[others.length >> 1] ?? 0
  const later = missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).slice(most)
  const made = new Set(wanted)
  for (const index of later) made.delete(index)
  return made
}
