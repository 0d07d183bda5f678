import { isStep, type Steps } from '../kernel/steps'
import type { Cell } from './datatable.columns'

/** The place of each row among the different values, from 0; -1 = no value. */
export type Ranks = { readonly of: Int32Array; readonly count: number }

type Order = (a: Cell, b: Cell) => number

/** Numbers by size before texts in the order of `compare`. */
const numbersFirst =
  (compare: (a: string, b: string) => number): Order =>
  (a, b) => {
    if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
    return typeof b === 'number' ? 1 : compare(a, b)
  }

const withNumbers = numbersFirst(new Intl.Collator('th', { numeric: true }).compare)
const lettersAlone = numbersFirst(new Intl.Collator('th').compare)
/** a tenth of the price, and mostly the same: what it has sorted the others find almost done */
const byCode = numbersFirst((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** so many values are sorted or merged at once: some milliseconds on a slow machine */
const runLength = 256

type Merge = { from: readonly Cell[]; to: Cell[]; left: number; middle: number; right: number; end: number; at: number }

/** Some places of a merge of two sorted runs. Far from `yield`, where it becomes quick code. */
function mergeSome(merge: Merge, compare: Order): void {
  const { from, to, middle, end } = merge
  let { left, right, at } = merge
  for (const stop = Math.min(end, at + runLength); at < stop; at++) {
    const isLeft = left < middle && (right >= end || compare(from[left] as Cell, from[right] as Cell) <= 0)
    to[at] = from[isLeft ? left++ : right++] as Cell
  }
  Object.assign(merge, { left, right, at })
}

/** Sorted runs, merged to ever longer ones; equal values stay as they stood. `begun` is how far the whole was before. */
function* sorted(values: readonly Cell[], compare: Order, begun: number): Steps<readonly Cell[]> {
  const count = values.length
  const rounds = 1 + Math.ceil(Math.log2(Math.max(1, count / runLength)))
  const part = (round: number, at: number) => begun + Math.min(1, (round + at / count) / rounds) / 2
  let from: Cell[] = []
  for (let start = 0; start < count; start += runLength) {
    from.push(...values.slice(start, start + runLength).sort(compare))
    yield part(0, from.length)
  }
  let to = [...from]
  let round = 1
  for (let run = runLength; run < count; run *= 2, round++) {
    for (let left = 0; left < count; left += 2 * run) {
      const middle = Math.min(left + run, count)
      const merge: Merge = { from, to, left, middle, right: middle, end: Math.min(left + 2 * run, count), at: left }
      const isInOrder = middle >= count || compare(from[middle - 1] as Cell, from[middle] as Cell) <= 0
      while (merge.at < merge.end) {
        mergeSome(merge, isInOrder ? asTheyStand : compare)
        yield part(round, merge.at)
      }
    }
    const done = to
    to = from
    from = done
  }
  return from
}

const asTheyStand: Order = () => 0

const digit = /\p{Nd}/u

/** What a column is sorted by, worked out once: comparing texts is dear, comparing places is not. */
export function* ranksOf(values: readonly Cell[]): Steps<Ranks> {
  const places = new Map<Cell, number>()
  let hasDigits = false
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as Cell
    if (value !== '') places.set(value, 0)
    hasDigits ||= typeof value === 'string' && digit.test(value)
    if (isStep(at)) yield 0
  }
  // without a digit in any of them the same order is found in less time
  const compare = hasDigits ? withNumbers : lettersAlone
  const order = yield* sorted(yield* sorted([...places.keys()], byCode, 0), compare, 0.5)
  let rank = -1
  let before: Cell | undefined
  for (let at = 0; at < order.length; at++) {
    const value = order[at] as Cell
    if (before === undefined || compare(before, value) !== 0) rank++
    places.set(value, rank)
    before = value
    if (isStep(at)) yield 1
  }
  const of = new Int32Array(values.length)
  for (let at = 0; at < values.length; at++) {
    of[at] = values[at] === '' ? -1 : (places.get(values[at] as Cell) ?? -1)
    if (isStep(at)) yield 1
  }
  return { of, count: rank + 1 }
}

/** These rows by rank; equal ones stay as they stood, those without a value come last either way. */
export function* byRank(rows: Int32Array, { of, count }: Ranks, isDescending: boolean): Steps<Int32Array> {
  const bucketOf = (row: number): number => {
    const rank = of[row] as number
    return rank < 0 ? count : isDescending ? count - 1 - rank : rank
  }
  const starts = new Int32Array(count + 2)
  for (let at = 0; at < rows.length; at++) {
    const next = bucketOf(rows[at] as number) + 1
    starts[next] = (starts[next] as number) + 1
    if (isStep(at)) yield 1
  }
  for (let bucket = 1; bucket < starts.length; bucket++) {
    starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number)
    if (isStep(bucket)) yield 1
  }
  const placed = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] as number
    const bucket = bucketOf(row)
    const position = starts[bucket] as number
    starts[bucket] = position + 1
    placed[position] = row
    if (isStep(at)) yield 1
  }
  return placed
}
