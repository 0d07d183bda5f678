import type { Order, OrderSort } from '../../core/orders/orders.contract'
import { orderRunning, printRunning } from '../../core/orders/orders.number'
import { phoneLines, type Search } from '../../core/orders/orders.search'
import { sortedBy } from './orders.sorted'

export type Matcher = (order: Order, index: OrderIndex, position: number) => boolean

/** What some filters find in one version of the rows. */
export type Found = {
  readonly matches: Matcher
  /** 1 for each position that is found */
  readonly isFound: Uint8Array
  readonly counts: ReadonlyMap<string, number>
}

/** Orders by customer, in the order of their latest ones. */
export type CustomerGroups = {
  /** customers by first phone number, or by name where there is none */
  readonly numbers: Map<string, number>
  /** the customer of each position */
  readonly customers: Int32Array
  /** the position of each one's latest order, the latest of all first */
  readonly latest: Int32Array
  /** by the customer's number */
  readonly counts: Int32Array
  readonly refused: Int32Array
}

/**
 * What is known of one version of the rows, each part made when it is first needed: a hundred thousand rows answer in
 * milliseconds. Rows are named by their position.
 */
export type OrderIndex = {
  readonly rows: readonly Order[]
  /** phone numbers in digits, a line each; use `phonesAt` */
  readonly phones: (string | undefined)[]
  /** positions by sort, those of `newest` with the latest first */
  readonly sorted: Map<OrderSort, Int32Array>
  /** by the filters that were asked for, the latest of them last */
  readonly found: Map<string, Found>
  /** undefined until customers are asked for */
  groups: CustomerGroups | undefined
  /** the highest numbers in use */
  running: { readonly order: number; readonly print: number } | undefined
}

/** The rows of a table are replaced whenever one changes. */
const indexes = new WeakMap<readonly Order[], OrderIndex>()

/** Nothing is known yet, but for these phone numbers. */
const emptyIndex = (rows: readonly Order[], phones: (string | undefined)[] = new Array(rows.length)): OrderIndex => ({
  rows,
  phones,
  sorted: new Map(),
  found: new Map(),
  groups: undefined,
  running: undefined,
})

export function indexOf(rows: readonly Order[], phones?: (string | undefined)[]): OrderIndex {
  const index = indexes.get(rows) ?? emptyIndex(rows, phones)
  indexes.set(rows, index)
  return index
}

/** Of a position that there is. */
export function orderOf({ rows }: OrderIndex, position: number): Order {
  const order = rows[position]
  if (!order) throw new RangeError(`no order at ${position}`)
  return order
}

/** Positions in one order; equal ones with the newest first. */
export function orderBy(index: OrderIndex, sortBy: OrderSort): Int32Array {
  const known = index.sorted.get(sortBy)
  if (known) return known
  const order = sortedBy(index.rows, sortBy, sortBy === 'newest' ? undefined : orderBy(index, 'newest'))
  index.sorted.set(sortBy, order)
  return order
}

export function phonesAt({ rows, phones }: OrderIndex, position: number): string {
  const known = phones[position]
  if (known !== undefined) return known
  const digits = phoneLines(rows[position]?.phoneNumber ?? '')
  phones[position] = digits
  return digits
}

/** Whether digits stand in a phone number of this position. */
export const isInPhones = ({ digits }: Search, index: OrderIndex, position: number): boolean =>
  digits !== '' && phonesAt(index, position).includes(digits)

/** The highest running numbers in these rows and so far. */
export const highestIn = (rows: readonly Order[], from = { order: 0, print: 0 }) => {
  let { order, print } = from
  for (const { OrderNumber, printAddrData } of rows) {
    order = Math.max(order, orderRunning(OrderNumber))
    if (printAddrData.printId !== null) print = Math.max(print, printRunning(printAddrData.printId))
  }
  return { order, print }
}

export const runningIn = (index: OrderIndex) => {
  index.running ??= highestIn(index.rows)
  return index.running
}
