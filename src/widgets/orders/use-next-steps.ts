import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { randomId } from '../../core/kernel/id'
import { lookUp } from '../../core/kernel/look-up'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import { nextStatuses } from '../../core/orders/orders.status'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'
import { useChangeMessages } from './use-change-messages'
import { useOrderRights } from './use-order-rights'

/** The usual next status; undefined at the end. */
const stepForward = (from: string): OrderStatus | undefined =>
  nextStatuses(from).find((status) => status !== 'cancelled' && status !== 'returned')

/**
 * Changes single orders of a list concurrently, each once. `onStepped` gets the orders that this changed: none if a
 * colleague was first. Outcomes are reported even if the row has moved to
 * another page. The next step is offered only after the row has been refreshed.
 */
export function useNextSteps(onStepped: (number: string, orders: readonly Order[], status: OrderStatus) => void) {
  const toaster = useToaster()
  const messages = useChangeMessages()
  const desk = useApp('orders')
  const { canMoveTo } = useOrderRights()
  const [location] = useState(randomId)
  const outcomes = useSelector(desk, ({ context }) => context.outcomes)
  const made = useRef(new Map<string, number>())
  const idOf = (OrderNumber: string) => `${location} ${OrderNumber}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome
  useEffect(() => {
    for (const [id, outcome] of Object.entries(outcomes)) {
      const { change } = outcome
      if (!id.startsWith(location) || change.kind !== 'status' || outcome.state === 'running') continue
      const title = id.slice(location.length + 1)
      if (outcome.state === 'failed') toaster.show({ tone: 'error', title, text: messages.failure(outcome.error) })
      else {
        const [refused] = outcome.refused
        const [order] = outcome.orders
        if (refused) toaster.show({ tone: 'warning', title, text: messages.refused(refused) })
        else onStepped(title, outcome.orders, change.status)
        if (order) made.current.set(title, order.version)
      }
      desk.send({ type: 'change.forget', id })
    }
  }, [outcomes])

  const latest = useRef(outcomes)
  useEffect(() => {
    latest.current = outcomes
  })
  useEffect(
    () => () => {
      for (const id of Object.keys(latest.current))
        if (id.startsWith(location)) desk.send({ type: 'change.forget', id })
    },
    [desk, location],
  )

  return {
    /** the next status the user may set */
    nextOf({ OrderStatus }: Order): OrderStatus | undefined {
      const next = stepForward(OrderStatus)
      return next && canMoveTo(next) ? next : undefined
    },
    step({ OrderNumber }: Order, status: OrderStatus) {
      desk.send({
        type: 'change.start',
        id: idOf(OrderNumber),
        change: { kind: 'status', orderNumbers: [OrderNumber], status },
      })
    },
    isStepping: ({ OrderNumber, version }: Order): boolean =>
      lookUp(outcomes, idOf(OrderNumber)) !== undefined || (made.current.get(OrderNumber) ?? 0) > version,
  }
}

export type NextSteps = ReturnType<typeof useNextSteps>
