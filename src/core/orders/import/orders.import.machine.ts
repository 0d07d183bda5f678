import { bangkokDay } from '../../kernel/clock'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import type { RaanError } from '../../kernel/errors'
import { noMoney, type Satang, satang } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import { createTransferMachine } from '../../kernel/transfer-machine'
import { partsOf } from '../../kernel/transfer-parts'
import { type Shop, shopsCalls } from '../../shops/shops.contract'
import { lineOf } from '../sheet/cells'
import type { Columns, SheetColumn } from '../sheet/heading-columns'
import { headingOf } from '../sheet/heading-columns'
import type { RowProblem, Rows } from '../sheet/order-rows'
import {
  mostComparedTogether,
  mostImportedTogether,
  type OrderImportKind,
  type OrderImportRefusal,
  orderImportCalls,
} from './orders.import.contract'
import { fitOfOrders, type OrderSheetChoices, type OrderSheetProblem, readOrderSheet } from './orders.read-sheet'
import { inOrder, type ReadOrder, readOrders } from './read-orders'
import { numbersOf, type SharedNumber, sharedNumbers } from './shared-numbers'

type OrderImportInput = Pick<Ports, 'call' | 'newId' | 'clock'>

export type OrderImportPlan = {
  /** those that aren't stored, in the order in which they were taken */
  readonly orders: readonly ReadOrder[]
  /** how many are there already */
  readonly stored: number
  readonly problems: readonly RowProblem[]
  /** positions of the rows that aren't imported */
  readonly rejected: readonly number[]
  /** positions of rows of sums, which are left out */
  readonly totals: readonly number[]
  /** tracking numbers of new orders that several orders have */
  readonly shared: readonly SharedNumber[]
  /** first and last day of the new orders, and what they come to */
  readonly from: string
  readonly to: string
  readonly sum: Satang
  readonly rows: Rows
  readonly columns: Columns
  readonly all: readonly SheetColumn[]
  readonly shops: readonly Shop[]
  /** whether the shop of the orders is the user's choice */
  readonly isShopChosen: boolean
}

export type OrderImportProblem = OrderSheetProblem & { readonly shops: readonly Shop[] }

type Job = { readonly key: string; readonly orders: readonly ReadOrder[] }

/** An order that the backend refused, or whose request failed. */
export type OrderImportFailure = {
  readonly read: ReadOrder
  readonly code: OrderImportRefusal | undefined
  readonly error: RaanError | undefined
}

type Emitted = { type: 'orders.imported'; count: number }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Emitted> {}
}

const noColumns: Columns = { head: 0, headings: [], of: new Map(), left: [] }
const noPlan: OrderImportPlan = {
  orders: [],
  stored: 0,
  problems: [],
  rejected: [],
  totals: [],
  shared: [],
  from: '',
  to: '',
  sum: noMoney,
  rows: [],
  columns: noColumns,
  all: [],
  shops: [],
  isShopChosen: false,
}

/** What an old order is sent as: what follows from the rest is left to the backend. */
const sentOf = ({ order }: ReadOrder) => {
  const { total: _, printAddrData: __, customerFormatType: ___, fullCustomerData: ____, ...sent } = order
  return { ...sent, ProductOrders: sent.ProductOrders.map((line) => ({ ...line, productId: null })) }
}

const comparedOf = ({ order }: ReadOrder) => {
  const { OrderNumber, createdAt, shopId, name, phoneNumber, total } = order
  return { OrderNumber, createdAt, shopId, name, phoneNumber, total }
}

async function storedAmong(call: Call, numbers: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const part of partsOf(numbers, mostComparedTogether, (number) => number)) {
    const { stored } = await call(orderImportCalls.check, { body: { orders: [], numbers: part } }, { signal })
    for (const number of stored) found.add(number)
  }
  return found
}

async function kindsOf(call: Call, orders: readonly ReadOrder[], signal: AbortSignal): Promise<OrderImportKind[]> {
  const found: OrderImportKind[] = []
  for (const part of partsOf(orders, mostComparedTogether, comparedOf)) {
    const body = { orders: part.map(comparedOf), numbers: [] }
    found.push(...(await call(orderImportCalls.check, { body }, { signal })).kinds)
  }
  return found
}

async function sharedOf(call: Call, orders: readonly ReadOrder[], signal: AbortSignal) {
  const stored: { OrderNumber: string; trackingNumber: string }[] = []
  for (const part of partsOf(numbersOf(orders), mostComparedTogether, (number) => number)) {
    const body = { orders: [], numbers: [], trackingNumbers: part }
    stored.push(...(await call(orderImportCalls.check, { body }, { signal })).tracked)
  }
  return sharedNumbers(orders, stored)
}

/** Why an order isn't imported, at its first row. */
export const refusedRow = (columns: Columns, { rows, order }: ReadOrder, code: string): RowProblem => ({
  row: rows[0] ?? 0,
  heading: headingOf(columns, 'number'),
  text: code,
  code,
  given: order.OrderNumber,
})

const byRow = (one: RowProblem, other: RowProblem): number => one.row - other.row

const ofShop = (shops: readonly Shop[]) => (text: string) =>
  shops.find(({ id, ShopName }) => String(id) === text || ShopName.trim().toLowerCase() === text.toLowerCase())?.id

async function planOf(
  { call, clock }: OrderImportInput,
  text: string,
  signal: AbortSignal,
  choices: OrderSheetChoices = { fields: {} },
) {
  const { shops } = await call(shopsCalls.list, {}, { signal })
  const sheet = readOrderSheet(text, choices)
  if ('problem' in sheet) return { problem: { ...sheet.problem, shops } }
  const { rows, columns, all } = sheet
  const shop = shops.length === 1 ? shops[0]?.id : choices.shop
  const isShopChosen = shops.length > 1 && !columns.of.has('shop')
  if (isShopChosen && shop === undefined)
    return { problem: { code: 'shop' as const, headings: [], columns: all, shops } }
  const read = await readOrders(rows, columns, {
    now: clock.now(),
    shop,
    shopOf: ofShop(shops),
    storedOf: (numbers) => storedAmong(call, numbers, signal),
  })
  const sorted = inOrder(read.orders)
  const kinds = await kindsOf(call, sorted, signal)
  const orders = sorted.filter((_, nth) => kinds[nth] === 'new')
  const refused = sorted.flatMap((each, nth) => {
    const kind = kinds[nth] ?? 'new'
    return kind === 'new' || kind === 'stored' ? [] : [{ each, kind }]
  })
  const plan: OrderImportPlan = {
    orders,
    stored: kinds.filter((kind) => kind === 'stored').length,
    problems: [...read.problems, ...refused.map(({ each, kind }) => refusedRow(columns, each, kind))].sort(byRow),
    rejected: [...read.rejected, ...refused.flatMap(({ each }) => each.rows)].sort((one, other) => one - other),
    totals: read.totals,
    shared: await sharedOf(call, orders, signal),
    from: dayOf(orders.at(0)),
    to: dayOf(orders.at(-1)),
    sum: satang(orders.reduce((sum, { order }) => sum + order.total, 0)),
    rows,
    columns,
    all,
    shops,
    isShopChosen,
  }
  return { plan }
}

const dayOf = (read: ReadOrder | undefined): string => (read ? bangkokDay(Date.parse(read.order.createdAt)) : '')

/** What a row is called in a report: its number or its recipient. */
export const orderRowName = (rows: Rows, { of }: Columns, row: number): string =>
  (['number', 'name', 'phone', 'date'] as const)
    .map((field) => lineOf(rows[row]?.[of.get(field)?.[0] ?? -1]))
    .find((text) => text !== '') ?? ''

/** Imports a spreadsheet of old orders, some at a time. */
export const orderImportMachine = createTransferMachine<
  OrderImportInput,
  OrderImportPlan,
  Job,
  OrderImportFailure,
  OrderImportProblem,
  Emitted,
  OrderSheetChoices
>({
  id: 'order-import',
  noPlan,
  fitOf: fitOfOrders,
  plan: planOf,
  jobsOf: ({ orders }, { newId }) =>
    partsOf(orders, mostImportedTogether, sentOf).map((part) => ({ key: newId(), orders: part })),
  sizeOf: ({ orders }) => orders.length,
  async store({ call }, { key, orders }, signal) {
    const { refused } = await call(orderImportCalls.import, { body: { orders: orders.map(sentOf) } }, { signal, key })
    return refused.flatMap(({ position, code }): OrderImportFailure[] => {
      const read = orders[position]
      return read ? [{ read, code, error: undefined }] : []
    })
  },
  failuresOf: ({ orders }, error) => orders.map((read) => ({ read, code: undefined, error })),
  announce: (count) => ({ type: 'orders.imported', count }),
})
