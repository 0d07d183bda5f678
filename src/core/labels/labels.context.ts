import { askedInVain, changedNothing, newlyAsked } from '../kernel/asked'
import type { Call } from '../kernel/endpoint'
import { type RaanError, toRaanError } from '../kernel/errors'
import type { Area } from '../kernel/storage'
import type { Order } from '../orders/orders.contract'
import { numbersOfJob, type PrintJob, type StampRequest } from './labels.job'
import type { QueueFilters } from './labels.queue'
import { dropOpenPrint, keepOpenPrint, type OpenPrint } from './labels.record'

export type LabelsContext = {
  call: Call
  newId(): string
  filters: QueueFilters
  /** rows the queue may have */
  limit: number
  /** oldest first */
  rows: readonly Order[]
  /** the backend has more of them than `limit` */
  more: boolean
  /** the rows belong to earlier filters */
  stale: boolean
  /** why the queue could not be loaded; the rows before it stay */
  error: RaanError | undefined
  /** numbers chosen elsewhere, those still to be looked up included */
  chosen: readonly string[]
  found: ReadonlyMap<string, Order>
  /** chosen ones the backend does not know */
  missing: readonly string[]
  /** what is to be printed, in the order it was marked */
  marks: ReadonlyMap<string, Order>
  /** place of a used sheet the first label goes to, from 1 */
  start: number
  /** what was asked for last */
  request: StampRequest
  /** for the length of the tab */
  tab: Area
  /** prints that were begun and are not on paper: their orders may be stamped. Those of `job` are no longer here. */
  open: readonly OpenPrint[]
  /** the print under way, or the last one */
  job: PrintJob | undefined
  /** why the stamp, or the second one of a job, was not answered well */
  failure: RaanError | undefined
  /** the failure says that nothing was stamped; else that is not known */
  isUnstamped: boolean
}

export type Loaded = {
  rows: readonly Order[]
  more: boolean
  found: readonly Order[]
  missing: readonly string[]
}

/** Labels of one print. More of them keep a browser busy for too long. */
export const mostLabels = 500

/** Everything that can be marked: what was chosen elsewhere first, then the queue. */
export const listed = ({ chosen, found, rows }: Pick<LabelsContext, 'chosen' | 'found' | 'rows'>): readonly Order[] => [
  ...chosen.flatMap((number) => found.get(number) ?? []),
  ...rows.filter(({ OrderNumber }) => !found.has(OrderNumber)),
]

const byNumber = (orders: readonly Order[]) => orders.map((order) => [order.OrderNumber, order] as const)

/** The answer taken in: chosen orders are marked when they come, marked ones are as the backend has them now. */
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

/** A job that is over: nothing of it is marked any more, and chosen orders are as they were stamped. */
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

/** Marks every order that is listed, or takes every mark away, those of orders no longer listed too. */
export const withAllMarks = (context: LabelsContext, { on }: { on: boolean }): Partial<LabelsContext> => ({
  marks: on ? new Map([...context.marks, ...byNumber(listed(context))]) : new Map(),
})

type Wanted = { orders: readonly Order[]; printBy: string; reprint: boolean }

/** A print as it is sent. One of the same kind that nobody answered goes on under its key, also with other orders. */
export function withRequest(context: LabelsContext, { orders, printBy, reprint }: Wanted): Partial<LabelsContext> {
  const begun = context.open.find((print) => print.reprint === reprint)
  const orderNumbers = orders.map(({ OrderNumber }) => OrderNumber)
  const print = { asked: begun?.asked ?? newlyAsked(context.newId), orderNumbers, printBy, reprint }
  return withPrint(context, { print, known: orders })
}

/** Kept before it is sent, so that a tab that comes back knows of it. */
export function withPrint(context: LabelsContext, request: StampRequest): Partial<LabelsContext> {
  const { print } = request
  keepOpenPrint(context.tab, print)
  return { request, open: [...context.open.filter(({ asked }) => asked.key !== print.asked.key), print] }
}

/** After a failure a print that may have been made stays open; another is as if it was never asked for. */
export function withoutStamp(context: LabelsContext, { error }: { error: unknown }): Partial<LabelsContext> {
  const failure = toRaanError(error)
  const { print } = context.request
  const asked = askedInVain(print.asked, failure)
  const isUnstamped = changedNothing(print.asked, failure)
  const others = context.open.filter((each) => each.asked.key !== print.asked.key)
  if (isUnstamped) dropOpenPrint(context.tab, print)
  else keepOpenPrint(context.tab, { ...print, asked })
  return { failure, isUnstamped, open: isUnstamped ? others : [...others, { ...print, asked }] }
}

/** Nothing of these prints is to be put on paper any more. */
export function withoutOpen(context: LabelsContext, keys: readonly string[]): Partial<LabelsContext> {
  const gone = context.open.filter(({ asked }) => keys.includes(asked.key))
  for (const print of gone) dropOpenPrint(context.tab, print)
  return { open: context.open.filter((print) => !gone.includes(print)) }
}
