export const pageCount = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** First and last row of a page, counted from 1; 0 and 0 where there is none. */
export function rowsOfPage(page: number, perPage: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 }
  const at = Math.min(Math.max(1, page), pageCount(total, perPage))
  return { from: (at - 1) * perPage + 1, to: Math.min(total, at * perPage) }
}

/** Page numbers to offer, 'gap' for those left out: always the ends and the neighbours, never a gap for one page alone. */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const around = 1
  const shown = new Set<number>([1, pages])
  const from = Math.min(page - around, pages - 2 * around - 2)
  const to = Math.max(page + around, 2 * around + 3)
  for (let each = Math.max(1, from); each <= Math.min(pages, to); each++) shown.add(each)
  if (shown.has(3)) shown.add(2)
  if (shown.has(pages - 2)) shown.add(pages - 1)
  const sorted = [...shown].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b)
  return sorted.flatMap((each, index) =>
    index > 0 && each - (sorted[index - 1] ?? 0) > 1 ? (['gap', each] as const) : [each],
  )
}
