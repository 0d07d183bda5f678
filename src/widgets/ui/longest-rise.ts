/**
 * Indexes of a longest increasing subsequence that includes `held`: the items that stay in place when a list is
 * sorted.
 */
export function longestRise(numbers: readonly number[], held: number): ReadonlySet<number> {
  const fits = (at: number) =>
    held < 0 || at === held || at < held === (numbers[at] as number) < (numbers[held] as number)
  /** length of the longest one ending at each index, and its previous index */
  const lengths: number[] = []
  const before: number[] = []
  let end = -1
  for (const [at, number] of numbers.entries()) {
    lengths[at] = fits(at) ? 1 : 0
    before[at] = -1
    for (let from = 0; lengths[at] > 0 && from < at; from++) {
      if ((lengths[from] as number) < lengths[at] || lengths[from] === 0 || (numbers[from] as number) >= number)
        continue
      lengths[at] = (lengths[from] as number) + 1
      before[at] = from
    }
    if (lengths[at] > (lengths[end] ?? 0)) end = at
  }
  const rise = new Set<number>()
  for (let at = end; at >= 0; at = before[at] ?? -1) rise.add(at)
  return rise
}
