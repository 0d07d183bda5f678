import type { Call } from '../kernel/endpoint'
import type { RefusedOrder } from '../orders/orders.changes.contract'
import { makeChange } from '../orders/orders.changing'
import { type Order, ordersCalls } from '../orders/orders.contract'

/** One batch of labels: what is stamped is on paper next. */
export type PrintJob = {
  id: string
  /** stamped, as the backend has them now, in the order asked for */
  orders: readonly Order[]
  /** printed before and left alone: somebody has to say yes first */
  again: readonly Order[]
  refused: readonly RefusedOrder[]
  /** the backend's numbers of this print */
  printIds: readonly string[]
  /** `failed`: stamped, and no print came of it */
  state: 'open' | 'printed' | 'failed'
}

export type StampRequest = { orders: readonly Order[]; printBy: string; reprint: boolean }
export type Stamped = Pick<PrintJob, 'orders' | 'again' | 'refused' | 'printIds'>

const numbersOf = (orders: readonly Order[]) => orders.map(({ OrderNumber }) => OrderNumber)

/** A colleague may have printed it since the list was loaded: who and when is asked for. */
async function asPrinted(call: Call, order: Order): Promise<Order> {
  if (order.printAddrData.IsPrintAddr) return order
  const { OrderNumber } = order
  return call(ordersCalls.one, { params: { OrderNumber } }).then(
    (answer) => answer.order,
    () => order,
  )
}

/**
 * Writes down who prints these labels. Without `reprint`, orders that were printed before are left alone and come back as
 * `again`. Rejects with a RaanError; then it is unknown whether anything was written down only after a timeout.
 */
export async function stamp(call: Call, { orders, printBy, reprint }: StampRequest): Promise<Stamped> {
  const orderNumbers = numbersOf(orders)
  // it is not taken back once it was sent: the signal of whoever asked must not cut it short
  const { signal } = new AbortController()
  const change = { kind: 'print', orderNumbers, printBy, ...(reprint && { reprint }) } as const
  const answer = await makeChange(call, change, signal)
  const left = new Set(answer.alreadyPrinted)
  const now = new Map(answer.orders.map((order) => [order.OrderNumber, order]))
  return {
    orders: orderNumbers.flatMap((number) => (left.has(number) ? [] : (now.get(number) ?? []))),
    again: await Promise.all(orders.filter((each) => left.has(each.OrderNumber)).map((each) => asPrinted(call, each))),
    refused: answer.refused,
    printIds: answer.printId ? [answer.printId] : [],
  }
}

/** What a second stamp adds to a job: those that were asked about are stamped now, or refused. */
export const withStamped = (job: PrintJob, { orders, refused, printIds }: Stamped): PrintJob => ({
  ...job,
  orders: [...job.orders, ...orders],
  again: [],
  refused: [...job.refused, ...refused],
  printIds: [...job.printIds, ...printIds],
})

/** Numbers of everything a job was about. */
export const numbersOfJob = ({ orders, again, refused }: PrintJob): readonly string[] => [
  ...numbersOf([...orders, ...again]),
  ...refused.map(({ OrderNumber }) => OrderNumber),
]
