import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { randomId } from '../../core/kernel/id'
import { lookUp } from '../../core/kernel/look-up'
import { outcomeOf } from '../../core/kernel/outcome'
import type { StatusChange } from '../../core/orders/orders.change'
import type { Outcome } from '../../core/orders/orders.changing'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import { lastStep } from '../../core/orders/orders.status'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'
import { useChangeMessages } from './use-change-messages'
import { useOrderMessages } from './use-order-messages'

/** Orders whose last step led to `status`, by the status before it, to which a call each takes them back. */
function byStatus(orders: readonly Order[], status: OrderStatus): ReadonlyMap<OrderStatus, readonly string[]> {
  const groups = new Map<OrderStatus, string[]>()
  for (const order of orders) {
    const step = lastStep(order)
    if (step?.to === status) groups.set(step.from, [...(groups.get(step.from) ?? []), order.OrderNumber])
  }
  return groups
}

/** The message about these orders' latest step: only that one can be undone. */
const toastOf = (orderNumbers: readonly string[]): string => `step ${orderNumbers.join(' ')}`

/** Says what a step did and offers to undo it, also after its screen was left. Reports what became of the undo. */
export function useUndoStep() {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useOrderMessages()
  const changeMessages = useChangeMessages()
  const desk = useApp('orders')

  const report = (change: StatusChange, outcome: Exclude<Outcome, { state: 'running' }>) => {
    const [first = '', ...others] = change.orderNumbers
    const count = change.orderNumbers.length
    const what = others.length === 0 ? first : t`${plural(count, { one: '# order', other: '# orders' })}`
    if (outcome.state === 'failed')
      return toaster.show({
        id: toastOf(change.orderNumbers),
        tone: 'error',
        title: outcomeOf(outcome.error) === 'unknown' ? t`Undo not confirmed: ${what}` : t`Not undone: ${what}`,
        text: changeMessages.failure(outcome.error),
        action: { label: t`Try again`, run: () => start(change) },
      })
    for (const each of outcome.refused)
      toaster.show({ tone: 'warning', title: t`Not undone: ${each.OrderNumber}`, text: changeMessages.refused(each) })
    if (outcome.refused.length < count)
      toaster.show({
        id: toastOf(change.orderNumbers),
        tone: 'success',
        title: t`Undone: back to ${messages.status(change.status)}`,
      })
  }
  // not an effect: the screen may be left before the undo is pressed, or before it is answered
  const start = (change: StatusChange) => {
    const id = randomId()
    const subscription = desk.subscribe(({ context }) => {
      const outcome = lookUp(context.outcomes, id)
      if (!outcome || outcome.state === 'running') return
      subscription.unsubscribe()
      report(change, outcome)
      desk.send({ type: 'change.forget', id })
    })
    desk.send({ type: 'change.start', id, change })
  }
  const undo = (orders: readonly Order[], undoes: OrderStatus) => {
    for (const [status, orderNumbers] of byStatus(orders, undoes))
      start({ kind: 'status', orderNumbers, status, undoes })
  }
  return {
    undo,
    /** `orders` as they are after the step to `status`; those whose step was made by it can be undone */
    offer: (title: string, orders: readonly Order[], status: OrderStatus) =>
      toaster.show({
        id: toastOf(orders.map(({ OrderNumber }) => OrderNumber)),
        tone: 'success',
        title,
        ...(byStatus(orders, status).size > 0 && {
          action: { label: t`Undo`, isUndo: true, run: () => undo(orders, status) },
        }),
      }),
  }
}
