import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Changed } from '../../../core/orders/orders.changing'
import { type Order, type OrderStatus, orderStatuses } from '../../../core/orders/orders.contract'
import { canMoveTo } from '../../../core/orders/orders.status'
import { useChangeMessages } from '../use-change-messages'
import { useOrderChange } from '../use-order-change'
import { useOrderMessages } from '../use-order-messages'
import type { Selection } from '../use-order-selection'
import { useUndoStep } from '../use-undo-step'

/** The statuses that at least one of the orders can change to, with counts. */
export const statusesFor = (
  orders: readonly Order[],
  mayMoveTo: (status: OrderStatus) => boolean,
): { status: OrderStatus; count: number }[] =>
  orderStatuses
    .filter(mayMoveTo)
    .map((status) => ({ status, count: orders.filter(({ OrderStatus }) => canMoveTo(OrderStatus, status)).length }))
    .filter(({ count }) => count > 0)

/** Includes orders that already had the status. */
const countAsRequested = ({ orders, alreadyThere }: Changed): number => orders.length + alreadyThere.length

/** Rejected orders stay selected; after a failure all do. */
export function useBulkStatus({ orders, keepOnly }: Selection) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const changeWords = useChangeMessages()
  const { outcome, isRunning, start, forget } = useOrderChange()
  const { offer } = useUndoStep()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome
  useEffect(() => {
    if (outcome?.state !== 'done' || outcome.change.kind !== 'status') return
    keepOnly(outcome.refused.map(({ OrderNumber }) => OrderNumber))
    const isWhole = outcome.refused.length === 0
    const status = messages.status(outcome.change.status)
    const count = isWhole ? countAsRequested(outcome) : outcome.orders.length
    const title = t`${plural(count, { one: '# order', other: '# orders' })}: ${status}`
    if (count > 0) offer(title, outcome.orders, outcome.change.status)
    if (isWhole) forget()
  }, [outcome])

  return {
    isRunning,
    failure: outcome?.state === 'failed' ? changeWords.failure(outcome.error) : undefined,
    result:
      outcome?.state === 'done' && outcome.change.kind === 'status'
        ? { status: outcome.change.status, changed: countAsRequested(outcome), refused: outcome.refused }
        : undefined,
    dismiss: forget,
    move(status: OrderStatus) {
      start({ kind: 'status', orderNumbers: orders.map(({ OrderNumber }) => OrderNumber), status })
    },
  }
}
