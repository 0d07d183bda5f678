import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useChangeWords } from '../use-change-words'
import { useOrderChange } from '../use-order-change'

/** A change of one order: what stands in its way in words, and what happens when it was made. */
export function useOneChange(onDone?: () => void) {
  const { t } = useLingui()
  const words = useChangeWords()
  const { outcome, isRunning, start, forget } = useOrderChange()
  const seen = useRef(outcome)
  useEffect(() => {
    if (seen.current === outcome) return
    seen.current = outcome
    if (outcome?.state === 'done' && outcome.refused.length === 0) onDone?.()
  })
  const problem = (): string | undefined => {
    if (outcome?.state === 'done') return outcome.refused[0] && words.refused(outcome.refused[0])
    if (outcome?.state !== 'failed') return undefined
    if (outcome.error.detail.fields?.paymentStatus)
      return t`This step is not possible any more: somebody else was quicker.`
    return words.failure(outcome.error)
  }
  const isFinal = outcome?.state === 'failed' && (outcome.error.code === 'conflict' || outcome.error.detail.fields)
  return {
    isRunning,
    isDone: outcome?.state === 'done' && outcome.refused.length === 0,
    start,
    forget,
    problem: problem(),
    /** undefined when the same again would be refused again */
    again: outcome?.state === 'failed' && !isFinal ? () => start(outcome.change) : undefined,
  }
}

export type OneChange = ReturnType<typeof useOneChange>
