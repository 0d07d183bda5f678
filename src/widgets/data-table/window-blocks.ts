/** px that a row takes at least, and in most places: there it is laid out once. */
export const rowPixels = 48

/** Rows of one height, some of which are unfolded to something of a height of its own. */
export type Blocks = {
  row: number
  /** in the order of the rows */
  details: readonly { at: number; height: number }[]
}

/** Where a row begins; the number of all rows gives where they end. */
export function offsetOf({ row, details }: Blocks, index: number): number {
  let offset = index * row
  for (const { at, height } of details) {
    if (at >= index) break
    offset += height
  }
  return offset
}

/** The row, unfolded or not, that stands there. */
export function blockAt({ row, details }: Blocks, offset: number): number {
  let before = 0
  for (const { at, height } of details) {
    const end = (at + 1) * row + before + height
    if (offset < end) return Math.min(at, Math.max(0, Math.floor((offset - before) / row)))
    before += height
  }
  return Math.max(0, Math.floor((offset - before) / row))
}
