/** Whole percentages that add up to 100, by largest remainder. None for a sum of zero. */
export function shares(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const exact = counts.map((count) => (count / all) * 100)
  const whole = exact.map(Math.floor)
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0)
  const next = exact
    .map((part, at) => ({ at, rest: part - Math.floor(part) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
  for (const { at } of next) whole[at] = (whole[at] ?? 0) + 1
  return whole
}
