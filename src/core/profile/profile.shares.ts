/** Shares of a whole in whole percent that make 100 together: what is cut off goes where most of it was. None of nothing. */
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
