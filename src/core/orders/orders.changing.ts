import type { Call, CallOptions } from '../kernel/endpoint'
import { RaanError, toRaanError } from '../kernel/errors'
import type { KeyedRequest } from '../kernel/keyed-request'
import type { Change, PaymentChange } from './orders.change'
import { orderChangeCalls, type RefusedOrder } from './orders.changes.contract'
import { alreadyThere, currentOfPayment } from './orders.checking'
import type { Order } from './orders.contract'
import { isAsRequested, type Unanswered } from './orders.unanswered'

/** The result: the current orders, and the skipped ones. */
export type Changed = {
  orders: readonly Order[]
  refused: readonly RefusedOrder[]
  /**
   * status only: numbers of orders that already had the status before this request, set by an earlier one or by another
   * user
   */
  alreadyThere: readonly string[]
  /** print only: numbers printed before */
  alreadyPrinted: readonly string[]
  /** print only */
  printId: string | undefined
}

/** The state of a change. A failed one has the backend's current order, if known. */
export type Outcome =
  | { state: 'running'; change: Change }
  | ({ state: 'done'; change: Change } & Changed)
  /**
   * the error includes unanswered requests of earlier attempts: `isConclusive(error)` tells whether nothing was changed
   */
  | { state: 'failed'; change: Change; error: RaanError; current: Order | undefined }

export type Making = Pick<CallOptions, 'onUnanswered'> & {
  signal: AbortSignal
  /** its key is sent with `keyed` calls */
  asked: KeyedRequest
  /** unanswered requests of the same kind for the same orders */
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

/**
 * Makes a payment, even if an earlier response was lost: if the stored payment is as requested and ours, it counts as
 * made.
 */
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
    // a slip is recorded by one user at one time: an equal slip is ours, even if a request was delivered twice
    if (isAsRequested(current, change) && (wasSent || change.slip)) return changed([current])
    throw new RaanError(error.code, {
      ...error.detail,
      current: { ...(error.detail.current as object | undefined), order: current },
    })
  }
}

/** Sends one change. Repeated after an unanswered request, it is made only once. Rejects with a RaanError. */
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
      const { orderNumbers, status, undoes } = change
      const body = { orderNumbers: [...orderNumbers], status, ...(undoes && { undoes }) }
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
