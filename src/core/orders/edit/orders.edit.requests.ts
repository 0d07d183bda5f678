import { lookUp } from '../../kernel/look-up'
import type { Change } from '../orders.change'
import type { Outcome } from '../orders.changing'
import type { Order } from '../orders.contract'
import type { OrdersDeskEvent } from '../orders.desk'

/** The orders' data actor, which makes changes and completes them even if the requesting view closes. */
export type Desk = {
  send(event: OrdersDeskEvent): void
  subscribe(observer: (snapshot: { context: { outcomes: Readonly<Record<string, Outcome>> } }) => void): {
    unsubscribe(): void
  }
}

/** The orders after a change; rejects with the reason if it was not made. Aborting the wait doesn't undo it. */
export function sendChange(desk: Desk, id: string, change: Change, signal: AbortSignal): Promise<readonly Order[]> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', giveUp)
      listening.unsubscribe()
      desk.send({ type: 'change.forget', id })
    }
    const giveUp = () => {
      leave()
      reject(signal.reason)
    }
    const listening = desk.subscribe(({ context }) => {
      const outcome = lookUp(context.outcomes, id)
      if (!outcome || outcome.state === 'running') return
      leave()
      if (outcome.state === 'done') resolve(outcome.orders)
      else reject(outcome.error)
    })
    signal.addEventListener('abort', giveUp)
    desk.send({ type: 'change.start', id, change })
  })
}
