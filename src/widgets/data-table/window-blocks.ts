/** minimum row height in px, and the usual one: starting with it avoids a second layout */
export const rowPixels = 48

/** Rows of equal height, some followed by a detail of its own height. */
export type Blocks = {
  row: number
  /** ascending by row */
  details: readonly { at: number; height: number }[]
}

/** Offset of a row in px; for `count`, the end of the list. */
export function offsetOf({ row, details }: Blocks, index: number): number {
  let offset = index * row
  for (const { at, height } of details) {
    if (at >= index) break
    offset += height
  }
  return offset
}

/** Index of the row at an offset, its detail included. */
export function blockAt({ row, details }: Blocks, offset: number): number {
  let before = 0
  for (const { at, height } of details) {
    const end = (at + 1) * row + before + height
    if (offset < end) return Math.min(at, Math.max(0, Math.floor((offset - before) / row)))
    before += height
  }
  return Math.max(0, Math.floor((offset - before) / row))
}
