import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import { changedNothing, countUnanswered, newKeyedRequest } from '../kernel/keyed-request'
import type { Area } from '../kernel/storage'
import type { Order } from '../orders/orders.contract'
import { numbersOfJob, type PrintJob, type StampRequest } from './labels.job'
import type { QueueFilters } from './labels.queue'
import { dropOpenPrint, keepOpenPrint, type OpenPrint } from './labels.record'

export type LabelsContext = {
  call: Call
  newId(): string
  filters: QueueFilters
  /** maximum rows in the queue */
  limit: number
  /** oldest first */
  rows: readonly Order[]
  /** the backend has more than `limit` */
  more: boolean
  /** the rows belong to earlier filters */
  stale: boolean
  /** why the queue failed to load; earlier rows stay */
  error: RaanError | undefined
  /** numbers chosen elsewhere, including those not loaded yet */
  chosen: readonly string[]
  found: ReadonlyMap<string, Order>
  /** chosen ones the backend doesn't know */
  missing: readonly string[]
  /** orders to print, in the order they were marked */
  marks: ReadonlyMap<string, Order>
  /** position on a partly used sheet for the first label, from 1 */
  start: number
  /** the last request */
  request: StampRequest
  /** storage of this tab */
  tab: Area
  /** prints that were requested but aren't on paper yet: their orders may be stamped. Excludes those of `job`. */
  open: readonly OpenPrint[]
  /** the current print, or the last one */
  job: PrintJob | undefined
  /** why the stamp, or the second stamp of a job, failed */
  failure: RaanError | undefined
  /** the failure means that nothing was stamped; otherwise that is unknown */
  isUnstamped: boolean
}

export type Loaded = {
  rows: readonly Order[]
  more: boolean
  found: readonly Order[]
  missing: readonly string[]
}

/** Maximum labels per print. More would block the browser for too long. */
export const mostLabels = 500

/** All orders that can be marked: chosen elsewhere first, then the queue. */
export const listed = ({ chosen, found, rows }: Pick<LabelsContext, 'chosen' | 'found' | 'rows'>): readonly Order[] => [
  ...chosen.flatMap((number) => found.get(number) ?? []),
  ...rows.filter(({ OrderNumber }) => !found.has(OrderNumber)),
]

const byNumber = (orders: readonly Order[]) => orders.map((order) => [order.OrderNumber, order] as const)

/** Applies a response: chosen orders are marked when first loaded, marked ones are updated. */
export function withLoaded(context: LabelsContext, { output }: { output: Loaded }): Partial<LabelsContext> {
  const { rows, more, found, missing } = output
  const allFound = new Map([...context.found, ...byNumber(found)])
  const fresh = new Map([...byNumber(rows), ...byNumber(found)])
  const marks = new Map([...context.marks].map(([number, order]) => [number, fresh.get(number) ?? order]))
  for (const number of context.chosen) {
    const order = fresh.get(number)
    if (order && !context.found.has(number)) marks.set(number, order)
  }
  return { rows, more, found: allFound, missing: [...context.missing, ...missing], marks, stale: false }
}

/** After a finished job: its marks are removed, and chosen orders are updated. */
export function withoutJob(context: LabelsContext, job: PrintJob): Partial<LabelsContext> {
  const done = new Set(numbersOfJob(job))
  const now = new Map(byNumber([...job.orders, ...job.again]))
  return {
    marks: new Map([...context.marks].filter(([number]) => !done.has(number))),
    found: new Map([...context.found].map(([number, order]) => [number, now.get(number) ?? order])),
    start: 1,
    ...withoutOpen(context, job.keys),
  }
}

export function withMark(
  context: LabelsContext,
  { OrderNumber, on }: { OrderNumber: string; on: boolean },
): Partial<LabelsContext> {
  const marks = new Map(context.marks)
  const order = listed(context).find((each) => each.OrderNumber === OrderNumber)
  if (!on) marks.delete(OrderNumber)
  else if (order) marks.set(OrderNumber, order)
  return { marks }
}

/** Marks every listed order, or removes all marks, including those of orders no longer listed. */
export const withAllMarks = (context: LabelsContext, { on }: { on: boolean }): Partial<LabelsContext> => ({
  marks: on ? new Map([...context.marks, ...byNumber(listed(context))]) : new Map(),
})

type Wanted = { orders: readonly Order[]; printBy: string; reprint: boolean }

/** A print request. An unanswered one of the same kind continues under its key, even with other orders. */
export function withRequest(context: LabelsContext, { orders, printBy, reprint }: Wanted): Partial<LabelsContext> {
  const begun = context.open.find((print) => print.reprint === reprint)
  const orderNumbers = orders.map(({ OrderNumber }) => OrderNumber)
  const print = { asked: begun?.asked ?? newKeyedRequest(context.newId), orderNumbers, printBy, reprint }
  return withPrint(context, { print, known: orders })
}

/** Stored before it is sent, so that it survives a reload of the tab. */
export function withPrint(context: LabelsContext, request: StampRequest): Partial<LabelsContext> {
  const { print } = request
  keepOpenPrint(context.tab, print)
  return { request, open: [...context.open.filter(({ asked }) => asked.key !== print.asked.key), print] }
}

/** After a failure, a print that may have been made stays open; otherwise it is dropped. */
export function withoutStamp(context: LabelsContext, { error }: { error: unknown }): Partial<LabelsContext> {
  const failure = toRaanError(error)
  const { print } = context.request
  const asked = countUnanswered(print.asked, failure)
  const isUnstamped = changedNothing(print.asked, failure)
  const others = context.open.filter((each) => each.asked.key !== print.asked.key)
  if (isUnstamped) dropOpenPrint(context.tab, print)
  else keepOpenPrint(context.tab, { ...print, asked })
  return { failure, isUnstamped, open: isUnstamped ? others : [...others, { ...print, asked }] }
}

/** These prints will not be put on paper any more. */
export function withoutOpen(context: LabelsContext, keys: readonly string[]): Partial<LabelsContext> {
  const gone = context.open.filter(({ asked }) => keys.includes(asked.key))
  for (const print of gone) dropOpenPrint(context.tab, print)
  return { open: context.open.filter((print) => !gone.includes(print)) }
}
