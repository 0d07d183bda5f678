import { fromCallback } from 'xstate'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { Satang } from '../kernel/money'
import { orderChangeCalls } from '../orders/orders.changes.contract'
import type { Order } from '../orders/orders.contract'

/** One order whose money has come. */
export type Receipt = { OrderNumber: string; version: number; amount: Satang }

export type SettlingReport =
  | { type: 'receipt.stored'; OrderNumber: string; order: Order }
  /** `current` when somebody changed the order meanwhile */
  | { type: 'receipt.failed'; OrderNumber: string; error: RaanError; current: Order | undefined }
  | { type: 'receipts.done' }

type Input = { call: Call; receipts: readonly Receipt[]; paidAt: string; checkedBy: string }

/** After these nothing else gets through either. */
const isOver = ({ code }: RaanError): boolean => ['offline', 'timeout', 'unauthenticated', 'forbidden'].includes(code)

// the endpoint's `conflict` schema decoded it
const currentOf = ({ code, detail }: RaanError) =>
  code === 'conflict' ? (detail.current as { order: Order } | undefined)?.order : undefined

/** Marks orders as paid, one after the other; what has no connection is given up with all that follows. */
export const settler = fromCallback<{ type: string }, Input>(({ input, sendBack }) => {
  const ended = new AbortController()
  const report = (each: SettlingReport) => {
    if (!ended.signal.aborted) sendBack(each)
  }
  const settle = async () => {
    let over: RaanError | undefined
    for (const { OrderNumber, version, amount } of input.receipts) {
      if (ended.signal.aborted) return
      if (over) {
        report({ type: 'receipt.failed', OrderNumber, error: over, current: undefined })
        continue
      }
      const slip = { amount, paidAt: input.paidAt, checkedBy: input.checkedBy }
      const body = { OrderNumber, version, paymentStatus: 'paid' as const, slip }
      try {
        const { order } = await input.call(orderChangeCalls.payment, { body }, { signal: ended.signal })
        report({ type: 'receipt.stored', OrderNumber, order })
      } catch (thrown) {
        const error = toRaanError(thrown)
        if (isOver(error)) over = error
        report({ type: 'receipt.failed', OrderNumber, error, current: currentOf(error) })
      }
    }
    report({ type: 'receipts.done' })
  }
  void settle()
  return () => ended.abort()
})
