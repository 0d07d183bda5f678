import { lookUp } from '../../kernel/look-up'
import type { Change, Outcome } from '../orders.changing'
import type { Order } from '../orders.contract'
import type { OrdersDeskEvent } from '../orders.desk'

/** The data actor of the orders, which makes changes and goes on with them when the place that asked is closed. */
export type Desk = {
  send(event: OrdersDeskEvent): void
  subscribe(observer: (snapshot: { context: { outcomes: Readonly<Record<string, Outcome>> } }) => void): {
    unsubscribe(): void
  }
}

/** The orders as a change left them; rejects with why it was not made. Giving up waiting does not take it back. */
export function askDesk(desk: Desk, id: string, change: Change, signal: AbortSignal): Promise<readonly Order[]> {
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
