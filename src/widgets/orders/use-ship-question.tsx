import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import { doubtfulToShip } from '../../core/orders/orders.shipping'
import { usePressedPart } from '../lazy/use-pressed-part'

const shipQuestion = lazyPart(
  () => import('./ship/ship-question'),
  (file) => file.ShipQuestion,
)

type Asked = { orders: readonly Order[]; go(): void }

/** Asks before parcels leave that aren't paid, have no tracking number, or an outdated label. */
export function useShipQuestion(): {
  /** makes the step, after a question if one is due */
  ask(orders: readonly Order[], status: OrderStatus, go: () => void): Promise<void>
  question: ReactNode
} {
  const part = usePressedPart(shipQuestion)
  const [asked, setAsked] = useState<Asked>()
  const { here: Question } = part
  const end = () => setAsked(undefined)
  return {
    async ask(all, status, go) {
      const orders = doubtfulToShip(all, status)
      if (orders.length === 0) go()
      else if (await part.enter()) setAsked({ orders, go })
    },
    question: Question && asked && (
      <Question
        orders={asked.orders}
        onCancel={end}
        onConfirm={() => {
          end()
          asked.go()
        }}
      />
    ),
  }
}
