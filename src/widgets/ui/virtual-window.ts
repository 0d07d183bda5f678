/** A range of rows; `last` is -1 if empty. */
export type RowSpan = { first: number; last: number }

/** Overscan rows, so that fast scrolling finds them rendered. */
const spare = 6
/** Index of the row at the upper edge: scrolling within it changes nothing. */
export const edgeAt = (offset: number, height: number): number => Math.max(0, Math.floor(offset / height))

/** Visible rows if `fitting` rows fit below the one at the edge. */
export function sightAt(edge: number, fitting: number, count: number): RowSpan {
  const first = Math.max(0, Math.min(edge, count - 1))
  return { first, last: Math.min(count - 1, first + fitting) }
}

/** Rows to render for these visible ones, overscan included. */
export function windowAround({ first, last }: RowSpan, count: number, elements = 0): RowSpan {
  const around = { first: Math.max(0, first - spare), last: Math.min(count - 1, last + spare) }
  const more = Math.max(0, elements - (around.last - around.first + 1))
  const begin = Math.max(0, around.first - Math.floor(more / 2))
  const end = Math.min(count - 1, Math.max(around.last, begin + elements - 1))
  return { first: Math.max(0, Math.min(begin, end - elements + 1)), last: end }
}

/** Scroll offset that shows the whole row with the smallest movement. */
export function offsetFor(index: number, offset: number, room: number, height: number): number {
  const top = index * height
  if (top < offset) return top
  return Math.max(offset, top + height - room)
}

/** Rows to render while scrolling: the visible ones, and those visible if the next frame scrolls as far. */
export const indexesAhead = (sight: RowSpan, next: RowSpan): number[] => [
  ...new Set([...indexesOf(sight, undefined, sight.last + 1), ...indexesOf(next, undefined, next.last + 1)]),
]

/** Indexes of the range in order, plus the one to keep. */
export function indexesOf({ first, last }: RowSpan, keep: number | undefined, count: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
  if (keep === undefined || keep < 0 || keep >= count) return indexes
  if (keep < first) return [keep, ...indexes]
  return keep > last ? [...indexes, keep] : indexes
}
