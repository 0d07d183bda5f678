import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { costOf, madeOf, mostAtOnce, mostOf } from './made-rows'
import type { RowSpan } from './virtual-window'

/** ms in which no row came that are a rest: longer than a frame of a slow processor, and than it takes to read a row */
const rest = 50
/** ms from some rows to the next ones at rest: a frame */
const pace = 16

/** Rows that stand on the page, and what they were made of. */
type Made = Pick<MadeRows, 'rows' | 'wanted' | 'of'> & { indexes: ReadonlySet<number>; step: number }

type MadeRows = {
  /** all there are */
  rows: readonly unknown[]
  /** which of them are to stand on the page, in order; the same array while nothing changed */
  wanted: readonly number[]
  sight: RowSpan
  keep?: number | undefined
  /** where anything of this is another than before, as where rows are, those in sight are made at once */
  of: readonly unknown[]
  /** this is no scrolling: all rows are made at once */
  atOnce?: boolean
}

const freshOf = (now: Iterable<number>, before: Iterable<number> = []): number => {
  const known = new Set(before)
  return [...now].filter((index) => !known.has(index)).length
}

/** Those that stand, and are still the rows that stood there. */
const standing = (before: Made | undefined, rows: readonly unknown[]): ReadonlySet<number> =>
  !before || before.rows === rows
    ? (before?.indexes ?? new Set())
    : new Set([...before.indexes].filter((index) => before.rows[index] === rows[index]))

/** Which of the wanted rows are made where they are more than a frame can make: a few a frame, the rest soon after. */
export function useMadeRows({ rows, wanted, sight, keep, of, atOnce = false }: MadeRows) {
  const { first, last } = sight
  const before = useRef<Made>(undefined)
  const cost = useRef(0)
  const [step, setStep] = useState(0)
  const isNew = rows !== before.current?.rows || of.some((each, at) => each !== before.current?.of[at])
  const { indexes, atRest, began } = useMemo(() => {
    const atRest = step !== before.current?.step
    const most = () => {
      if (atOnce) return wanted.length
      if (isNew) return mostAtOnce(cost.current, last - first + 1)
      return mostOf({ cost: cost.current, coming: freshOf(wanted, before.current?.wanted), atRest })
    }
    const indexes = madeOf(standing(before.current, rows), { wanted, sight: { first, last }, keep, most: most() })
    return { indexes, atRest, began: performance.now() }
  }, [rows, wanted, first, last, keep, isNew, atOnce, step])
  const isWhole = indexes.size === wanted.length
  useLayoutEffect(() => {
    const count = freshOf(indexes, before.current?.indexes)
    if (count > 0) cost.current = costOf(cost.current, performance.now() - began, count)
    before.current = { rows, wanted, of, indexes, step }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on makes rows without it
  useEffect(() => {
    if (isWhole) return
    const timer = systemClock.setTimeout(() => setStep((last) => last + 1), atRest ? pace : rest)
    return () => systemClock.clearTimeout(timer)
  }, [isWhole, indexes])
  return { indexes, isWhole }
}
