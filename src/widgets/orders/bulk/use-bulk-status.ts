import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Changed } from '../../../core/orders/orders.changing'
import { type Order, type OrderStatus, orderStatuses } from '../../../core/orders/orders.contract'
import { canMoveTo } from '../../../core/orders/orders.status'
import { useToaster } from '../../runtime/use-toaster'
import { useChangeMessages } from '../use-change-messages'
import { useOrderChange } from '../use-order-change'
import { useOrderMessages } from '../use-order-messages'
import type { Selection } from '../use-selection'

/** Where at least one of the orders can go, and how many of them. */
export const statusesFor = (orders: readonly Order[]): { status: OrderStatus; count: number }[] =>
  orderStatuses
    .map((status) => ({ status, count: orders.filter(({ OrderStatus }) => canMoveTo(OrderStatus, status)).length }))
    .filter(({ count }) => count > 0)

/** Orders that have the status now, also those that had it before. */
const asAsked = ({ orders, alreadyThere }: Changed): number => orders.length + alreadyThere.length

/** One step for all that are ticked. Those that were left alone stay ticked; a failure leaves all of them so. */
export function useBulkStatus({ orders, keepOnly }: Selection) {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useOrderMessages()
  const changeWords = useChangeMessages()
  const { outcome, isRunning, start, forget } = useOrderChange()

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once an outcome
  useEffect(() => {
    if (outcome?.state !== 'done' || outcome.change.kind !== 'status') return
    keepOnly(outcome.refused.map(({ OrderNumber }) => OrderNumber))
    if (outcome.refused.length > 0) return
    const status = messages.status(outcome.change.status)
    const count = asAsked(outcome)
    toaster.show({
      tone: 'success',
      title: t`${plural(count, { one: '# order', other: '# orders' })}: ${status}`,
    })
    forget()
  }, [outcome])

  return {
    isRunning,
    failure: outcome?.state === 'failed' ? changeWords.failure(outcome.error) : undefined,
    result:
      outcome?.state === 'done' && outcome.change.kind === 'status'
        ? { status: outcome.change.status, changed: asAsked(outcome), refused: outcome.refused }
        : undefined,
    dismiss: forget,
    move: (status: OrderStatus) =>
      start({ kind: 'status', orderNumbers: orders.map(({ OrderNumber }) => OrderNumber), status }),
  }
}
