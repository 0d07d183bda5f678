import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { randomId } from '../../core/kernel/id'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import { canMoveTo, isOrderStatus } from '../../core/orders/orders.status'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'
import { useChangeMessages } from './use-change-messages'
import { useOrderMessages } from './use-order-messages'

/** Orders by the status they had, which each call undoes for its own. */
function byStatus(orders: readonly Order[], status: OrderStatus): ReadonlyMap<OrderStatus, readonly string[]> {
  const groups = new Map<OrderStatus, string[]>()
  for (const { OrderNumber, OrderStatus } of orders)
    if (isOrderStatus(OrderStatus) && canMoveTo(OrderStatus, status))
      groups.set(OrderStatus, [...(groups.get(OrderStatus) ?? []), OrderNumber])
  return groups
}

/** The message about these orders' latest step: only that one can be undone. */
const toastOf = (orderNumbers: readonly string[]): string => `step ${orderNumbers.join(' ')}`

/** Says what a step did and offers to undo it. Reports undos that don't work. */
export function useUndoStep() {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useOrderMessages()
  const changeMessages = useChangeMessages()
  const desk = useApp('orders')
  const [location] = useState(() => `undo ${randomId()} `)
  const outcomes = useSelector(desk, ({ context }) => context.outcomes)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome
  useEffect(() => {
    for (const [id, outcome] of Object.entries(outcomes)) {
      if (!id.startsWith(location) || outcome.state === 'running' || outcome.change.kind !== 'status') continue
      if (outcome.state === 'failed')
        toaster.show({ tone: 'error', title: t`Not undone`, text: changeMessages.failure(outcome.error) })
      for (const each of outcome.state === 'done' ? outcome.refused : [])
        toaster.show({ tone: 'warning', title: each.OrderNumber, text: changeMessages.refused(each) })
      if (outcome.state === 'done' && outcome.refused.length === 0)
        toaster.show({
          id: toastOf(outcome.change.orderNumbers),
          tone: 'success',
          title: t`Undone: ${messages.status(outcome.change.status)}`,
        })
      desk.send({ type: 'change.forget', id })
    }
  }, [outcomes])

  const undo = (orders: readonly Order[], undoes: OrderStatus) => {
    for (const [status, orderNumbers] of byStatus(orders, undoes))
      desk.send({
        type: 'change.start',
        id: `${location}${randomId()}`,
        change: { kind: 'status', orderNumbers, status, undoes },
      })
  }
  return {
    undo,
    /** `orders` as they were before the step to `status` */
    offer: (title: string, orders: readonly Order[], status: OrderStatus) =>
      toaster.show({
        id: toastOf(orders.map(({ OrderNumber }) => OrderNumber)),
        tone: 'success',
        title,
        action: { label: t`Undo`, run: () => undo(orders, status) },
      }),
  }
}
