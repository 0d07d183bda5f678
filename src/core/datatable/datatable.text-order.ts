import type { Steps } from '../kernel/steps'

/** Compares two rows. */
type Order = (a: number, b: number) => number

/** rows sorted or merged at once: some milliseconds on a slow device */
const runLength = 256

const unknown = -1

/** How each row compares with the previous one: 1 = greater, 0 = equal, -1 = not compared. */
export type Sorted = { readonly rows: Int32Array; readonly rises: Int8Array }

type Merge = { from: Int32Array; to: Int32Array; left: number; middle: number; right: number; end: number; at: number }

/** Merges a part of two sorted runs. Kept out of the generator, so that it gets optimized. */
function mergeSome(merge: Merge, compare: Order): void {
  const { from, to, middle, end } = merge
  let { left, right, at } = merge
  for (const stop = Math.min(end, at + runLength); at < stop; at++) {
    const isLeft = left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0)
    to[at] = from[isLeft ? left++ : right++] as number
  }
  Object.assign(merge, { left, right, at })
}

/** Sorts a run. Rows that are already in order, as most are, need one comparison each. */
function sortRun(rows: Int32Array, rises: Int8Array, compare: Order, start: number): void {
  const end = Math.min(start + runLength, rows.length)
  for (let at = start + 1; at < end; at++) {
    const sign = compare(rows[at - 1] as number, rows[at] as number)
    if (sign > 0) {
      rows.set(Array.from(rows.subarray(start, end)).sort(compare), start)
      rises.fill(unknown, start, end)
      return
    }
    rises[at] = sign < 0 ? 1 : 0
  }
}

/** Merge sort in steps: sorted runs, merged to longer ones. Stable. */
export function* sortedRows(rows: Int32Array, compare: Order): Steps<Sorted> {
  const count = rows.length
  const rises = new Int8Array(count).fill(unknown)
  const rounds = 1 + Math.ceil(Math.log2(Math.max(1, count / runLength)))
  const part = (round: number, at: number) => Math.min(1, (round + at / count) / rounds)
  let from = rows.slice()
  for (let start = 0; start < count; start += runLength) {
    sortRun(from, rises, compare, start)
    yield part(0, start)
  }
  let to = from.slice()
  let round = 1
  for (let run = runLength; run < count; run *= 2, round++) {
    for (let left = 0; left < count; left += 2 * run) {
      const middle = Math.min(left + run, count)
      const end = Math.min(left + 2 * run, count)
      const sign = middle < count ? compare(from[middle - 1] as number, from[middle] as number) : 0
      if (middle < count) rises[middle] = sign < 0 ? 1 : 0
      if (sign <= 0) {
        to.set(from.subarray(left, end), left)
        yield part(round, end)
        continue
      }
      rises.fill(unknown, left, end)
      const merge: Merge = { from, to, left, middle, right: middle, end, at: left }
      while (merge.at < merge.end) {
        mergeSome(merge, compare)
        yield part(round, merge.at)
      }
    }
    const done = to
    to = from
    from = done
  }
  return { rows: from, rises }
}
