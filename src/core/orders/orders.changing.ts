import type { Asked } from '../kernel/asked'
import type { Call, CallOptions } from '../kernel/endpoint'
import { RaanError, toRaanError } from '../kernel/errors'
import { type OrderChanges, orderChangeCalls, type RefusedOrder, type TrackedOrder } from './orders.changes.contract'
import { alreadyThere, currentOfPayment } from './orders.checking'
import type { Order, OrderStatus, PaymentStatus, Slip } from './orders.contract'
import { isAsAsked, type Unanswered } from './orders.unanswered'

export type StatusChange = { kind: 'status'; orderNumbers: readonly string[]; status: OrderStatus }
export type PaymentChange = {
  kind: 'payment'
  OrderNumber: string
  paymentStatus: PaymentStatus
  version: number
  slip?: Slip
}
export type PrintChange = { kind: 'print'; orderNumbers: readonly string[]; printBy: string; reprint?: boolean }

/** One change that somebody asked for, of one order or of several. */
export type Change =
  | { kind: 'update'; OrderNumber: string; changes: OrderChanges; version: number }
  | StatusChange
  | PaymentChange
  | { kind: 'tracking'; numbers: readonly TrackedOrder[] }
  | PrintChange

/** What came of it: the orders as they are now, and those that were left alone. */
export type Changed = {
  orders: readonly Order[]
  refused: readonly RefusedOrder[]
  /** status only: numbers of orders that were where they were to go before this send, by an earlier one or by somebody else */
  alreadyThere: readonly string[]
  /** print only: numbers that were printed before */
  alreadyPrinted: readonly string[]
  /** print only */
  printId: string | undefined
}

/** Where a change stands. A failed one brings the order as the backend has it, where that is known. */
export type Outcome =
  | { state: 'running'; change: Change }
  | ({ state: 'done'; change: Change } & Changed)
  /** the error counts the unanswered sends of earlier presses in: `isVerdict(error)` says whether nothing was changed */
  | { state: 'failed'; change: Change; error: RaanError; current: Order | undefined }

export type Making = Pick<CallOptions, 'onUnanswered'> & {
  signal: AbortSignal
  /** its key goes with what is keyed */
  asked: Asked
  /** sends of the same kind for the same orders that nobody answered */
  earlier?: readonly Unanswered[]
}

export const changed = (orders: readonly Order[], rest: Partial<Changed> = {}): Changed => ({
  refused: [],
  alreadyThere: [],
  alreadyPrinted: [],
  printId: undefined,
  ...rest,
  orders,
})

/** A payment, also where an answer got lost before: what stands as asked, by ourselves, is made. */
async function makePayment(call: Call, change: PaymentChange, { signal, earlier = [] }: Making): Promise<Changed> {
  const { kind: _, ...body } = change
  try {
    const { order } = await call(orderChangeCalls.payment, { body }, { signal })
    return changed([order])
  } catch (thrown) {
    const error = toRaanError(thrown)
    const current = await currentOfPayment(call, error, change.OrderNumber, signal)
    if (!current) throw error
    const wasSent =
      error.detail.unanswered !== undefined ||
      earlier.some((each) => each.change.kind === 'payment' && each.change.paymentStatus === change.paymentStatus)
    // one person notes a slip at one moment: the same slip is ours, also when a request was delivered twice
    if (isAsAsked(current, change) && (wasSent || change.slip)) return changed([current])
    throw new RaanError(error.code, { ...error.detail, current: { order: current } })
  }
}

/** Sends one change. Asked for again after an unanswered send, it is made once. Rejects with a RaanError. */
export async function makeChange(call: Call, change: Change, making: Making): Promise<Changed> {
  const { signal, asked, earlier = [] } = making
  switch (change.kind) {
    case 'update': {
      const { kind: _, ...body } = change
      const { order } = await call(orderChangeCalls.update, { body }, { signal })
      return changed([order])
    }
    case 'payment':
      return makePayment(call, change, making)
    case 'status': {
      const body = { orderNumbers: [...change.orderNumbers], status: change.status }
      const { orders, refused } = await call(orderChangeCalls.status, { body }, { signal })
      const there = await alreadyThere(call, change, refused, earlier, signal)
      const left = refused.filter(({ OrderNumber }) => !there.has(OrderNumber))
      return changed(orders, { refused: left, alreadyThere: [...there] })
    }
    case 'tracking': {
      const answer = await call(orderChangeCalls.tracking, { body: { numbers: [...change.numbers] } }, { signal })
      return changed(answer.orders, answer)
    }
    case 'print': {
      const { kind: _, orderNumbers, ...rest } = change
      const body = { ...rest, orderNumbers: [...orderNumbers] }
      const answer = await call(orderChangeCalls.print, { body }, { ...making, key: asked.key })
      return changed(answer.orders, answer)
    }
  }
}
