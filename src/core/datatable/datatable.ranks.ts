import { isStep, type Steps } from '../kernel/slices'
import type { Cell } from './datatable.columns'

/** The place of each row among the different values, from 0; -1 = no value. */
export type Ranks = { readonly of: Int32Array; readonly count: number }

const thai = new Intl.Collator('th', { numeric: true })

/** Numbers by size before texts in Thai order. */
export function compareCells(a: Cell, b: Cell): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  return typeof b === 'number' ? 1 : thai.compare(a, b)
}

/** Merges sorted runs of growing length; equal ones stay as they stood. */
function* sorted(values: readonly Cell[]): Steps<readonly Cell[]> {
  let from: Cell[] = [...values]
  let to: Cell[] = new Array(values.length)
  const rounds = Math.max(1, Math.ceil(Math.log2(Math.max(2, values.length))))
  let round = 0
  for (let run = 1; run < values.length; run *= 2, round++) {
    for (let start = 0; start < from.length; start += 2 * run) {
      const middle = Math.min(start + run, from.length)
      const end = Math.min(start + 2 * run, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const isLeft = left < middle && (right >= end || compareCells(from[left] as Cell, from[right] as Cell) <= 0)
        to[at] = from[isLeft ? left++ : right++] as Cell
        if (isStep(at)) yield (round + at / from.length) / rounds
      }
    }
    const done = to
    to = from
    from = done
  }
  return from
}

/** What a column is sorted by, worked out once: comparing texts is dear, comparing places is not. */
export function* ranksOf(values: readonly Cell[]): Steps<Ranks> {
  const places = new Map<Cell, number>()
  for (let at = 0; at < values.length; at++) {
    if (values[at] !== '') places.set(values[at] as Cell, 0)
    if (isStep(at)) yield 0
  }
  const order = yield* sorted([...places.keys()])
  let rank = -1
  let before: Cell | undefined
  for (let at = 0; at < order.length; at++) {
    const value = order[at] as Cell
    if (before === undefined || compareCells(before, value) !== 0) rank++
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
    const place = starts[bucket] as number
    starts[bucket] = place + 1
    placed[place] = row
    if (isStep(at)) yield 1
  }
  return placed
}
