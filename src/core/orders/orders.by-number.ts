import type { Call } from '../kernel/endpoint'
import { RaanError } from '../kernel/errors'
import { type Order, ordersCalls } from './orders.contract'

const atOnce = 6

/** Reads orders by number, a few calls at a time; `missing` are unknown to the backend. */
export async function readOrdersByNumber(
  call: Call,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<{ found: readonly Order[]; missing: readonly string[] }> {
  const found: Order[] = []
  const missing: string[] = []
  const one = async (OrderNumber: string) => {
    try {
      const { order } = await call(ordersCalls.one, { params: { OrderNumber } }, { signal })
      found.push(order)
    } catch (thrown) {
      if (!(thrown instanceof RaanError && thrown.detail.status === 404)) throw thrown
      missing.push(OrderNumber)
    }
  }
  for (let from = 0; from < numbers.length; from += atOnce)
    await Promise.all(numbers.slice(from, from + atOnce).map(one))
  return { found, missing }
}
