/**
 * For each of these cells, the number of characters that fit however wide they are: next to no font has a
 * character that is wider than it is high.
 */
export function fittingOf(cells: Iterable<HTMLElement>): readonly number[] {
  return Array.from(cells, (cell) => {
    const { fontSize, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell)
    const px = (length: string) => Number.parseFloat(length) || 0
    const room = cell.offsetWidth - px(paddingInlineStart) - px(paddingInlineEnd)
    return Math.max(0, Math.floor(room / (px(fontSize) + px(letterSpacing)) || 0))
  })
}
