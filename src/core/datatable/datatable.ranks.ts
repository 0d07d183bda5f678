import { isStep, type Steps } from '../kernel/steps'
import type { Cell } from './datatable.columns'
import { alphabetOf, numberKeys, type SortKeys, textKeys } from './datatable.sort-keys'
import { sortedRows } from './datatable.text-order'

/** The rank of each row among the distinct values, from 0; -1 = no value. */
export type Ranks = { readonly of: Int32Array; readonly count: number }

const withNumbers = new Intl.Collator('th', { numeric: true })
const lettersAlone = new Intl.Collator('th')

/** Splits rows into those with a number and those with text. */
function* kindsOf(values: readonly Cell[]) {
  const numbers = new Int32Array(values.length)
  const texts = new Int32Array(values.length)
  let [numberCount, textCount] = [0, 0]
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as Cell
    if (typeof value === 'number') numbers[numberCount++] = at
    else if (value !== '') texts[textCount++] = at
    if (isStep(at)) yield 0
  }
  return { numbers: numbers.subarray(0, numberCount), texts: texts.subarray(0, textCount) }
}

/** Radix sort from the last digit to the first; each pass is stable. */
function* byKeys(rows: Int32Array, { digits, radix }: SortKeys): Steps<Int32Array> {
  let sorted = rows
  for (const of of digits.toReversed()) sorted = yield* byRank(sorted, { of, count: radix }, false)
  return sorted
}

/** below this number of rows, keys cost more than comparing */
const few = 1024

/** A column's sort ranks, computed once: comparing texts is expensive, comparing ranks isn't. */
export function* ranksOf(values: readonly Cell[]): Steps<Ranks> {
  const { numbers, texts } = yield* kindsOf(values)
  const alphabet = yield* alphabetOf(values, texts)
  // without digits, the simpler collator gives the same order faster
  const { compare } = alphabet.hasDigits ? withNumbers : lettersAlone
  const of = new Int32Array(values.length).fill(-1)
  let rank = -1
  for (const { rows, keysOf, order } of [
    { rows: numbers, keysOf: () => numberKeys(values, numbers), order: (a: Cell, b: Cell) => Number(a) - Number(b) },
    {
      rows: texts,
      keysOf: () => textKeys(values, texts, alphabet),
      order: (a: Cell, b: Cell) => (a === b ? 0 : compare(String(a), String(b))),
    },
  ]) {
    const compareRows = (a: number, b: number) => order(values[a] as Cell, values[b] as Cell)
    const almost = rows.length > few ? yield* byKeys(rows, yield* keysOf()) : rows
    const sorted = yield* sortedRows(almost, compareRows)
    for (let at = 0; at < rows.length; at++) {
      const row = sorted.rows[at] as number
      const rise = at === 0 ? 1 : (sorted.rises[at] as number)
      if (rise > 0 || (rise < 0 && compareRows(sorted.rows[at - 1] as number, row) !== 0)) rank++
      of[row] = rank
      if (isStep(at)) yield 1
    }
  }
  return { of, count: rank + 1 }
}

/** Sorts these rows by rank; stable, and rows without a value come last in both directions. */
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
