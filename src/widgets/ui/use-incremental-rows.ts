import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { costOf, madeOf, mostAtOnce, mostOf } from './incremental-rows'
import type { RowSpan } from './virtual-window'

/** ms in which no row came that are a rest: longer than a frame of a slow processor, and than it takes to read a row */
const rest = 50
/** ms from some rows to the next ones at rest: a frame */
const pace = 16

/** Rows that stand on the page, and what they were made of. */
type Made<Row> = Pick<MadeRows<Row>, 'rows' | 'wanted' | 'of'> & {
  indexes: ReadonlySet<number>
  left: ReadonlyMap<number, Row>
  step: number
  /** they come from the first in sight on */
  fromTop: boolean
}

type MadeRows<Row> = {
  /** all there are */
  rows: readonly Row[]
  /** which of them are to stand on the page, in order; the same array while nothing changed */
  wanted: readonly number[]
  sight: RowSpan
  keep?: number | undefined
  /** where anything of this is another than before, as where rows are, those in sight are made at once */
  of: readonly unknown[]
  /** then no more than fit into a frame instead, from the first in sight on; the rows of before are `left` until then */
  fewAtOnce?: boolean
  /** this is no scrolling: all rows are made at once */
  atOnce?: boolean
}

const freshOf = (now: Iterable<number>, before: Iterable<number> = []): number => {
  const known = new Set(before)
  return [...now].filter((index) => !known.has(index)).length
}

/** Those that stand, and are still the rows that stood there. */
const standing = <Row>(before: Made<Row> | undefined, rows: readonly Row[]): ReadonlySet<number> =>
  !before || before.rows === rows
    ? (before?.indexes ?? new Set())
    : new Set([...before.indexes].filter((index) => before.rows[index] === rows[index]))

/** Rows of before that stand where others are wanted: taking them all away is as dear as making them. */
function leftOf<Row>(before: Made<Row> | undefined, missing: readonly number[]): ReadonlyMap<number, Row> {
  const left = new Map<number, Row>()
  for (const index of missing) {
    const row = before?.indexes.has(index) ? before.rows[index] : before?.left.get(index)
    if (row !== undefined) left.set(index, row)
  }
  return left
}

/** Which of the wanted rows are made where they are more than a frame can make: a few a frame, the rest soon after. */
export function useIncrementalRows<Row>(given: MadeRows<Row>) {
  const { rows, wanted, sight, keep, of, fewAtOnce = false, atOnce = false } = given
  const { first, last } = sight
  const before = useRef<Made<Row>>(undefined)
  const cost = useRef(0)
  const [step, setStep] = useState(0)
  const isNew = rows !== before.current?.rows || of.some((each, at) => each !== before.current?.of[at])
  const { indexes, left, atRest, fromTop, began } = useMemo(() => {
    const coming = freshOf(wanted, before.current?.wanted)
    const fromTop = fewAtOnce && (isNew || (coming === 0 && before.current?.fromTop === true))
    const atRest = (isNew && fewAtOnce) || step !== before.current?.step
    const most = () => {
      if (atOnce) return wanted.length
      if (isNew && !fewAtOnce) return mostAtOnce(cost.current, last - first + 1)
      return mostOf({ cost: cost.current, coming, atRest })
    }
    const from = fromTop ? first : (first + last) / 2
    const indexes = madeOf(standing(before.current, rows), { wanted, from, keep, most: most() })
    const missing = fromTop ? wanted.filter((index) => !indexes.has(index)) : []
    return { indexes, left: leftOf(before.current, missing), atRest, fromTop, began: performance.now() }
  }, [rows, wanted, first, last, keep, isNew, fewAtOnce, atOnce, step])
  const isWhole = indexes.size === wanted.length
  useLayoutEffect(() => {
    const count = freshOf(indexes, before.current?.indexes)
    if (count > 0) cost.current = costOf(cost.current, performance.now() - began, count)
    before.current = { rows, wanted, of, indexes, left, step, fromTop }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on makes rows without it
  useEffect(() => {
    if (isWhole) return
    const timer = systemClock.setTimeout(() => setStep((last) => last + 1), atRest ? pace : rest)
    return () => systemClock.clearTimeout(timer)
  }, [isWhole, indexes])
  return { indexes, left, isWhole }
}
