import type { Call } from '../kernel/endpoint'
import { toRaanError } from '../kernel/errors'
import { isKeyUsed } from '../kernel/outcome'
import type { Printed, RefusedOrder } from '../orders/orders.changes.contract'
import { type Changed, makeChange } from '../orders/orders.changing'
import { type Order, ordersCalls } from '../orders/orders.contract'
import type { OpenPrint } from './labels.record'

/** One batch of labels: what is stamped is on paper next. */
export type PrintJob = {
  id: string
  /** of the prints it consists of */
  keys: readonly string[]
  /** stamped, as the backend has them now, in the order asked for */
  orders: readonly Order[]
  /** printed before and left alone: somebody has to say yes first */
  again: readonly Order[]
  /** numbers of `again` that an earlier send of this very print may have stamped, whose answer got lost: no label came of it */
  mayBeOwn: readonly string[]
  refused: readonly RefusedOrder[]
  /** the backend's numbers of this print */
  printIds: readonly string[]
  /** `failed`: stamped, and no print came of it */
  state: 'open' | 'printed' | 'failed'
}

/** `known` are its orders as they were last seen. */
export type StampRequest = { print: OpenPrint; known: readonly Order[] }
export type Stamped = Pick<PrintJob, 'orders' | 'again' | 'mayBeOwn' | 'refused' | 'printIds'>

const numbersOf = (orders: readonly Order[]) => orders.map(({ OrderNumber }) => OrderNumber)

/** A colleague may have printed it since the list was loaded: who and when is asked for. */
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
  /** unanswered sends of it */
  unanswered: number
  /** stamped by an earlier send under this key, and not asked for any more */
  unwanted: readonly Order[]
}

const nothing: Answer = { orders: [], unwanted: [], refused: [], alreadyPrinted: [], printIds: [], unanswered: 0 }

async function send(call: Call, { asked, orderNumbers, printBy, reprint }: OpenPrint): Promise<Answer> {
  // it is not taken back once it was sent: the signal of whoever asked must not cut it short
  const { signal } = new AbortController()
  let { unanswered } = asked
  const onUnanswered = (sends: number) => {
    unanswered += sends
  }
  const change = { kind: 'print', orderNumbers, printBy, ...(reprint && { reprint }) } as const
  const { printId, ...answer } = await makeChange(call, change, { signal, asked, onUnanswered })
  return { ...answer, printIds: printId ? [printId] : [], unanswered, unwanted: [] }
}

/** Where an earlier send under this key was another choice of orders: those it stamped are, the others are stamped now. */
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
    // the same key for the same rest, however often it is asked for
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
 * Writes down who prints these labels. Without `reprint`, orders that were printed before are left alone and come back as
 * `again`. Rejects with a RaanError, which says of the last send what it says: `changedNothing` knows of all.
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

/** What a second stamp adds to a job: those that were asked about are stamped now, or refused. */
export const withStamped = (job: PrintJob, { orders, refused, printIds }: Stamped): PrintJob => ({
  ...job,
  orders: [...job.orders, ...orders],
  again: [],
  mayBeOwn: [],
  refused: [...job.refused, ...refused],
  printIds: [...job.printIds, ...printIds],
})

/** Numbers of everything a job was about. */
export const numbersOfJob = ({ orders, again, refused }: PrintJob): readonly string[] => [
  ...numbersOf([...orders, ...again]),
  ...refused.map(({ OrderNumber }) => OrderNumber),
]
