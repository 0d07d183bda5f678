import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { systemClock } from '../../core/kernel/clock'
import { madeOf, mostMade } from './made-rows'

/** ms until more rows are made where nobody scrolls: longer than a frame, so that a scroll comes first */
const pace = 24

/** Rows that stand on the page, and what they were made of. */
type Made = { rows: ReadonlySet<number>; of: readonly unknown[] }

type MadeRows = {
  /** in order; the same array while nothing changed */
  wanted: readonly number[]
  keep?: number | undefined
  /** where anything of this is another than before, all rows are made at once */
  of: readonly unknown[]
  /** this is no scrolling: all rows are made at once */
  atOnce?: boolean
}

/** Which of the wanted rows are made when somebody scrolls faster than rows can be: a few a frame, the rest soon after. */
export function useMadeRows({ wanted, keep, of, atOnce = false }: MadeRows) {
  const before = useRef<Made>(undefined)
  const [step, setStep] = useState(0)
  const isNew = atOnce || !before.current || of.some((each, at) => each !== before.current?.of[at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step makes more
  const rows = useMemo(
    () => madeOf(before.current?.rows ?? new Set(), { wanted, keep, most: isNew ? wanted.length : mostMade }),
    [wanted, keep, isNew, step],
  )
  const isWhole = rows.size === wanted.length
  useLayoutEffect(() => {
    before.current = { rows, of }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever scrolls on makes rows without it
  useEffect(() => {
    if (isWhole) return
    const timer = systemClock.setTimeout(() => setStep((last) => last + 1), pace)
    return () => systemClock.clearTimeout(timer)
  }, [isWhole, rows])
  return { rows, isWhole }
}
