import type { ReadOrder } from './read-orders'

/** A tracking number in capitals, and the orders that have it. */
export type SharedNumber = { readonly trackingNumber: string; readonly orderNumbers: readonly string[] }

/** The tracking numbers of these orders, in capitals, each once. */
export const numbersOf = (orders: readonly Pick<ReadOrder, 'order'>[]): readonly string[] => [
  ...new Set(orders.map(({ order }) => order.trackingNumber.toUpperCase()).filter((number) => number !== '')),
]

/** Those that several orders have, of these and of the `stored` ones. */
export function sharedNumbers(
  orders: readonly Pick<ReadOrder, 'order'>[],
  stored: readonly { readonly OrderNumber: string; readonly trackingNumber: string }[],
): readonly SharedNumber[] {
  const users = new Map(numbersOf(orders).map((number) => [number, new Set<string>()]))
  for (const { OrderNumber, trackingNumber } of [...orders.map(({ order }) => order), ...stored])
    users.get(trackingNumber.toUpperCase())?.add(OrderNumber)
  return [...users]
    .filter(([, { size }]) => size > 1)
    .map(([trackingNumber, numbers]) => ({ trackingNumber, orderNumbers: [...numbers].sort() }))
}
