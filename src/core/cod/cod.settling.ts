import { fromCallback } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { KeyedRequest } from '../kernel/keyed-request'
import type { PaymentChange } from '../orders/orders.change'
import { makeChange } from '../orders/orders.changing'
import { currentOf, withEarlier } from '../orders/orders.checking'
import type { Order } from '../orders/orders.contract'
import type { Unanswered } from '../orders/orders.unanswered'

/** One order whose payment has arrived. `earlier` are its unanswered payment requests. */
export type Receipt = { change: PaymentChange; asked: KeyedRequest; earlier: readonly Unanswered[] }

export type SettlingReport =
  | { type: 'receipt.stored'; OrderNumber: string; order: Order }
  /** `reported` counts earlier requests in; `current` is the current order, if known */
  | { type: 'receipt.failed'; receipt: Receipt; error: RaanError; reported: RaanError; current: Order | undefined }
  /** not sent, after a failure that would affect it too */
  | { type: 'receipt.unsent'; OrderNumber: string }
  | { type: 'receipts.done' }

type Input = { call: Call; receipts: readonly Receipt[] }

/** After these errors, further requests would fail too. */
const isOver = ({ code }: RaanError): boolean => ['offline', 'timeout', 'unauthenticated', 'forbidden'].includes(code)

/** Marks orders as paid, one after the other; gives up the remaining ones if the connection or permission is lost. */
export const settler = fromCallback<{ type: string }, Input>(({ input: { call, receipts }, sendBack }) => {
  const ended = new AbortController()
  const { signal } = ended
  const report = (each: SettlingReport) => {
    if (!signal.aborted) sendBack(each)
  }
  const settle = async () => {
    let isGivenUp = false
    for (const receipt of receipts) {
      if (signal.aborted) return
      const { change, asked, earlier } = receipt
      const { OrderNumber } = change
      if (isGivenUp) {
        report({ type: 'receipt.unsent', OrderNumber })
        continue
      }
      try {
        const { orders } = await makeChange(call, change, { signal, asked, earlier })
        for (const order of orders) report({ type: 'receipt.stored', OrderNumber, order })
      } catch (thrown) {
        const error = toRaanError(thrown)
        isGivenUp = isOver(error)
        const reported = withEarlier(error, earlier)
        report({ type: 'receipt.failed', receipt, error, reported, current: currentOf(error) })
      }
    }
    report({ type: 'receipts.done' })
  }
  void settle()
  return () => ended.abort()
})
