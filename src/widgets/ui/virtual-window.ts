/** Rows that follow each other; `last` is -1 where there are none. */
export type RowSpan = { first: number; last: number }

/** Rows beyond the edges of what is seen, so that a quick hand finds them drawn. */
const spare = 6
/** The row at the upper edge: a scroll within it changes nothing, and rows come and go one by one. */
export const edgeAt = (offset: number, height: number): number => Math.max(0, Math.floor(offset / height))

/** Which of `count` rows are seen where so many fit below the one at the edge. */
export function sightAt(edge: number, fitting: number, count: number): RowSpan {
  const first = Math.max(0, Math.min(edge, count - 1))
  return { first, last: Math.min(count - 1, first + fitting) }
}

/** Which of `count` rows stand in the document while these are seen. */
export const windowAround = ({ first, last }: RowSpan, count: number): RowSpan => ({
  first: Math.max(0, first - spare),
  last: Math.min(count - 1, last + spare),
})

/** Where to scroll so that a row is seen whole, moving as little as possible. */
export function offsetFor(index: number, offset: number, room: number, height: number): number {
  const top = index * height
  if (top < offset) return top
  return Math.max(offset, top + height - room)
}

/** The rows of the window in order, and the one to keep though it was scrolled away. */
export function indexesOf({ first, last }: RowSpan, keep: number | undefined, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
  if (keep === undefined || keep < 0 || keep >= count) return indexes
  if (keep < first) return [keep, ...indexes]
  return keep > last ? [...indexes, keep] : indexes
}
