import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { isConclusive } from '../../../core/kernel/outcome'
import { useBackOnline } from '../../form/use-back-online'
import { useChangeMessages } from '../use-change-messages'
import { useOrderChange } from '../use-order-change'
import { useOrderMessages } from '../use-order-messages'

export function useOneChange(onDone?: () => void) {
  const { t } = useLingui()
  const messages = useChangeMessages()
  const orderWords = useOrderMessages()
  const { outcome, isRunning, start, forget } = useOrderChange()
  const seen = useRef(outcome)
  useEffect(() => {
    if (seen.current === outcome) return
    seen.current = outcome
    if (outcome?.state === 'done' && outcome.refused.length === 0) onDone?.()
  })
  const isBackOnline = useBackOnline(outcome?.state === 'failed' ? outcome.error : undefined)
  const problem = (): string | undefined => {
    if (outcome?.state === 'done') return outcome.refused[0] && messages.refused(outcome.refused[0])
    if (outcome?.state !== 'failed') return undefined
    const { change, error, current } = outcome
    if (change.kind === 'payment' && current?.paymentStatus === change.paymentStatus) {
      const status = orderWords.payment(current.paymentStatus)
      return t`The order is already marked, by you or by someone else: ${status}.`
    }
    const refused = error.detail.fields?.paymentStatus
    if (refused && isConclusive(error))
      return refused.includes('late')
        ? messages.refused({ reason: 'late' })
        : t`This step is no longer possible: someone else was quicker.`
    const said = messages.failure(error, undefined, isBackOnline)
    if (!current || isConclusive(error)) return said
    const status =
      change.kind === 'payment'
        ? orderWords.payment(current.paymentStatus)
        : orderWords.status(current.OrderStatus, current.OrderStatusDisplay)
    return `${said} ${t`We just checked: it's still ${status}.`}`
  }
  const done = outcome?.state === 'done' && outcome.refused.length === 0 ? outcome.change : undefined
  const isFinal = outcome?.state === 'failed' && (outcome.error.code === 'conflict' || outcome.error.detail.fields)
  return {
    isRunning,
    /** why the backend skipped the order */
    refusal: outcome?.state === 'done' ? outcome.refused[0] : undefined,
    isDone: done !== undefined,
    done,
    start,
    forget,
    problem: problem(),
    /** undefined if retrying would be rejected again */
    again: outcome?.state === 'failed' && !isFinal ? () => start(outcome.change) : undefined,
  }
}

export type OneChange = ReturnType<typeof useOneChange>
