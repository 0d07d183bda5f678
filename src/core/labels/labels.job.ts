import type { Call } from '../kernel/endpoint'
import { toRaanError } from '../kernel/errors'
import { isKeyUsed } from '../kernel/outcome'
import type { Printed, RefusedOrder } from '../orders/orders.changes.contract'
import { type Changed, makeChange } from '../orders/orders.changing'
import { type Order, ordersCalls } from '../orders/orders.contract'
import type { OpenPrint } from './labels.record'

/** One batch of labels: stamped first, then put on paper. */
export type PrintJob = {
  id: string
  /** keys of its prints */
  keys: readonly string[]
  /** stamped orders as currently stored, in the requested order */
  orders: readonly Order[]
  /** skipped because they were printed before: the user has to confirm */
  again: readonly Order[]
  /** numbers in `again` that an unanswered request of this print may have stamped itself, without a label */
  mayBeOwn: readonly string[]
  refused: readonly RefusedOrder[]
  /** the backend's numbers of this print */
  printIds: readonly string[]
  /** `failed`: stamped, but not printed */
  state: 'open' | 'printed' | 'failed'
}

/** `known` are its orders as last loaded. */
export type StampRequest = { print: OpenPrint; known: readonly Order[] }
export type Stamped = Pick<PrintJob, 'orders' | 'again' | 'mayBeOwn' | 'refused' | 'printIds'>

const numbersOf = (orders: readonly Order[]) => orders.map(({ OrderNumber }) => OrderNumber)

/** A colleague may have printed it since the list was loaded: loads who and when. */
async function asPrinted(call: Call, OrderNumber: string, known: Order | undefined): Promise<Order> {
  if (known?.printAddrData.IsPrintAddr) return known
  try {
    return (await call(ordersCalls.one, { params: { OrderNumber } })).order
  } catch (thrown) {
    if (known) return known
    throw thrown
  }
}

type Answer = Pick<Changed, 'orders' | 'refused' | 'alreadyPrinted'> & {
  printIds: readonly string[]
  /** requests without a response */
  unanswered: number
  /** stamped by an earlier request under this key, but no longer selected */
  unwanted: readonly Order[]
}

const nothing: Answer = { orders: [], unwanted: [], refused: [], alreadyPrinted: [], printIds: [], unanswered: 0 }

async function send(call: Call, { asked, orderNumbers, printBy, reprint }: OpenPrint): Promise<Answer> {
  // a sent print can't be cancelled: the caller's signal must not abort it
  const { signal } = new AbortController()
  let { unanswered } = asked
  const onUnanswered = (sends: number) => {
    unanswered += sends
  }
  const change = { kind: 'print', orderNumbers, printBy, ...(reprint && { reprint }) } as const
  const { printId, ...answer } = await makeChange(call, change, { signal, asked, onUnanswered })
  return { ...answer, printIds: printId ? [printId] : [], unanswered, unwanted: [] }
}

/** If an earlier request under this key had another selection: keeps those it stamped, and stamps the others now. */
async function sendOnce(call: Call, print: OpenPrint): Promise<Answer> {
  try {
    return await send(call, print)
  } catch (thrown) {
    const error = toRaanError(thrown)
    const first = isKeyUsed(error) ? (error.detail.current as Printed | undefined) : undefined
    if (!first) throw error
    const wanted = new Set(print.orderNumbers)
    const stamped = new Set(numbersOf(first.orders))
    const isWanted = ({ OrderNumber }: Order) => wanted.has(OrderNumber)
    const orderNumbers = print.orderNumbers.filter((number) => !stamped.has(number))
    // the same key for the same rest, however often it is repeated
    const asked = { ...print.asked, key: `${print.asked.key}/rest` }
    const rest = orderNumbers.length > 0 ? await sendOnce(call, { ...print, asked, orderNumbers }) : nothing
    return {
      ...rest,
      orders: [...first.orders.filter(isWanted), ...rest.orders],
      unwanted: [...first.orders.filter((order) => !isWanted(order)), ...rest.unwanted],
      printIds: [...(first.printId ? [first.printId] : []), ...rest.printIds],
    }
  }
}

/**
 * Records who prints these labels. Without `reprint`, orders printed before are skipped and returned as `again`.
 * Rejects with a RaanError about the last request only; `changedNothing` takes earlier ones into account.
 */
export async function stamp(call: Call, { print, known }: StampRequest): Promise<Stamped> {
  const answer = await sendOnce(call, print)
  const left = new Set(answer.alreadyPrinted)
  const now = new Map(answer.orders.map((order) => [order.OrderNumber, order]))
  const knownOf = (number: string) => known.find(({ OrderNumber }) => OrderNumber === number)
  const isOwn = ({ OrderNumber, printAddrData }: Order) =>
    answer.unanswered > 0 &&
    printAddrData.printId !== knownOf(OrderNumber)?.printAddrData.printId &&
    (print.printBy === '' || printAddrData.printBy === null || printAddrData.printBy.trim() === print.printBy.trim())
  const before = await Promise.all(
    print.orderNumbers.filter((number) => left.has(number)).map((each) => asPrinted(call, each, knownOf(each))),
  )
  return {
    orders: print.orderNumbers.flatMap((number) => (left.has(number) ? [] : (now.get(number) ?? []))),
    again: [...before, ...answer.unwanted],
    mayBeOwn: numbersOf([...before.filter(isOwn), ...answer.unwanted]),
    refused: answer.refused,
    printIds: answer.printIds,
  }
}

/** Adds a second stamp to a job: confirmed orders are now stamped, or refused. */
export const withStamped = (job: PrintJob, { orders, refused, printIds }: Stamped): PrintJob => ({
  ...job,
  orders: [...job.orders, ...orders],
  again: [],
  mayBeOwn: [],
  refused: [...job.refused, ...refused],
  printIds: [...job.printIds, ...printIds],
})

/** Numbers of all orders in a job. */
export const numbersOfJob = ({ orders, again, refused }: PrintJob): readonly string[] => [
  ...numbersOf([...orders, ...again]),
  ...refused.map(({ OrderNumber }) => OrderNumber),
]
