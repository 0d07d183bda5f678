import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { costOf, madeOf, mostOf } from './made-rows'

/** ms without a scroll that are a rest: longer than a frame of a slow processor */
const rest = 50
/** ms from some rows to the next ones at rest: a frame */
const pace = 16

/** Rows that stand on the page, and what they were made of. */
type Made = { wanted: readonly number[]; rows: ReadonlySet<number>; of: readonly unknown[]; step: number }

type MadeRows = {
  /** in order; the same array while nothing changed */
  wanted: readonly number[]
  keep?: number | undefined
  /** where anything of this is another than before, all rows are made at once */
  of: readonly unknown[]
  /** this is no scrolling: all rows are made at once */
  atOnce?: boolean
}

const freshOf = (now: Iterable<number>, before: Iterable<number> = []): number => {
  const known = new Set(before)
  return [...now].filter((index) => !known.has(index)).length
}

/** Which of the wanted rows are made when somebody scrolls faster than rows can be: a few a frame, the rest soon after. */
export function useMadeRows({ wanted, keep, of, atOnce = false }: MadeRows) {
  const before = useRef<Made>(undefined)
  const cost = useRef(0)
  const [step, setStep] = useState(0)
  const isNew = atOnce || !before.current || of.some((each, at) => each !== before.current?.of[at])
  const { rows, atRest, began } = useMemo(() => {
    const atRest = step !== before.current?.step
    const coming = freshOf(wanted, before.current?.wanted)
    const most = isNew ? wanted.length : mostOf({ cost: cost.current, coming, atRest })
    const rows = madeOf(before.current?.rows ?? new Set(), { wanted, keep, most })
    return { rows, atRest, began: performance.now() }
  }, [wanted, keep, isNew, step])
  const isWhole = rows.size === wanted.length
  useLayoutEffect(() => {
    const count = freshOf(rows, before.current?.rows)
    if (count > 0) cost.current = costOf(cost.current, performance.now() - began, count)
    before.current = { wanted, rows, of, step }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on makes rows without it
  useEffect(() => {
    if (isWhole) return
    const timer = systemClock.setTimeout(() => setStep((last) => last + 1), atRest ? pace : rest)
    return () => systemClock.clearTimeout(timer)
  }, [isWhole, rows])
  return { rows, isWhole }
}
