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

/** Which of `count` rows stand in the document while these are seen: as many as there are elements for, and some more. */
export function windowAround({ first, last }: RowSpan, count: number, elements = 0): RowSpan {
  const around = { first: Math.max(0, first - spare), last: Math.min(count - 1, last + spare) }
  const more = Math.max(0, elements - (around.last - around.first + 1))
  const begin = Math.max(0, around.first - Math.floor(more / 2))
  const end = Math.min(count - 1, Math.max(around.last, begin + elements - 1))
  return { first: Math.max(0, Math.min(begin, end - elements + 1)), last: end }
}

/** Where to scroll so that a row is seen whole, moving as little as possible. */
export function offsetFor(index: number, offset: number, room: number, height: number): number {
  const top = index * height
  if (top < offset) return top
  return Math.max(offset, top + height - room)
}

/** Rows wanted while somebody scrolls: those in sight, and those that will be if the next frame scrolls as far. */
export const indexesAhead = (sight: RowSpan, next: RowSpan): number[] => [
  ...new Set([...indexesOf(sight, undefined, sight.last + 1), ...indexesOf(next, undefined, next.last + 1)]),
]

/** The rows of the window in order, and the one to keep though it was scrolled away. */
export function indexesOf({ first, last }: RowSpan, keep: number | undefined, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
  if (keep === undefined || keep < 0 || keep >= count) return indexes
  if (keep < first) return [keep, ...indexes]
  return keep > last ? [...indexes, keep] : indexes
}
