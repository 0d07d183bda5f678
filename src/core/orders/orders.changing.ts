import type { Call } from '../kernel/endpoint'
import type { RaanError } from '../kernel/errors'
import { type OrderChanges, orderChangeCalls, type RefusedOrder, type TrackedOrder } from './orders.changes.contract'
import type { Order, OrderStatus, PaymentStatus, Slip } from './orders.contract'

/** One change that somebody asked for, of one order or of several. */
export type Change =
  | { kind: 'update'; OrderNumber: string; changes: OrderChanges; version: number }
  | { kind: 'status'; orderNumbers: readonly string[]; status: OrderStatus }
  | { kind: 'payment'; OrderNumber: string; paymentStatus: PaymentStatus; version: number; slip?: Slip }
  | { kind: 'tracking'; numbers: readonly TrackedOrder[] }
  | { kind: 'print'; orderNumbers: readonly string[]; printBy: string; reprint?: boolean }

/** What came of it: the orders as they are now, and those that were left alone. */
export type Changed = {
  orders: readonly Order[]
  refused: readonly RefusedOrder[]
  /** print only: numbers that were printed before */
  alreadyPrinted: readonly string[]
  /** print only */
  printId: string | undefined
}

/** Where a change stands. A failed one brings the order as the backend has it when its version was stale. */
export type Outcome =
  | { state: 'running'; change: Change }
  | ({ state: 'done'; change: Change } & Changed)
  | { state: 'failed'; change: Change; error: RaanError; current: Order | undefined }

const changed = (orders: readonly Order[], rest: Partial<Changed> = {}): Changed => ({
  refused: [],
  alreadyPrinted: [],
  printId: undefined,
  ...rest,
  orders,
})

/** Sends one change. */
export async function makeChange(call: Call, change: Change, signal: AbortSignal): Promise<Changed> {
  switch (change.kind) {
    case 'update': {
      const { kind: _, ...body } = change
      const { order } = await call(orderChangeCalls.update, { body }, { signal })
      return changed([order])
    }
    case 'payment': {
      const { kind: _, ...body } = change
      const { order } = await call(orderChangeCalls.payment, { body }, { signal })
      return changed([order])
    }
    case 'status': {
      const { orderNumbers, status } = change
      const answer = await call(
        orderChangeCalls.status,
        { body: { orderNumbers: [...orderNumbers], status } },
        { signal },
      )
      return changed(answer.orders, answer)
    }
    case 'tracking': {
      const answer = await call(orderChangeCalls.tracking, { body: { numbers: [...change.numbers] } }, { signal })
      return changed(answer.orders, answer)
    }
    case 'print': {
      const { kind: _, orderNumbers, ...rest } = change
      const body = { ...rest, orderNumbers: [...orderNumbers] }
      const answer = await call(orderChangeCalls.print, { body }, { signal })
      return changed(answer.orders, answer)
    }
  }
}
