import { lookUp } from '../../kernel/look-up'
import type { Change, Outcome } from '../orders.changing'
import type { OrdersDeskEvent } from '../orders.desk'

/** The data actor of the orders, which makes changes and goes on with them when the place that asked is closed. */
export type Desk = {
  send(event: OrdersDeskEvent): void
  subscribe(observer: (snapshot: { context: { outcomes: Readonly<Record<string, Outcome>> } }) => void): {
    unsubscribe(): void
  }
}

export type Settled = Exclude<Outcome, { state: 'running' }>

/** Has a change made and waits for what came of it. Giving up waiting does not take it back. */
export function askDesk(desk: Desk, id: string, change: Change, signal: AbortSignal): Promise<Settled> {
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
      resolve(outcome)
    })
    signal.addEventListener('abort', giveUp)
    desk.send({ type: 'change.start', id, change })
  })
}
