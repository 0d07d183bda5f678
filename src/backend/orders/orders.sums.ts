import { sql } from 'kysely'
import { bangkokDay, isoTime } from '../../core/kernel/clock'
import { noMoney, type Satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { dayOf } from '../../core/orders/orders.day'
import type { SalesSummary } from '../../core/sales/sales.contract'
import type { UserFigures } from '../../core/users/users.contract'
import type { DaySum, OrderedPieces, SummaryQuery, WithinShops } from '../../service/orders/orders.store'
import { type Connection, never } from '../sql/connection'
import { build } from '../sql/database'
import type { CreatedOrder } from '../sql/gathered'
import { inParts } from '../sql/in-parts'
import { shopIs, shopIsOneOf, spanOf } from './orders.filtered'
import { kindOf } from './orders.row'
import { textCode } from './orders.text-codes'

type Sum = { readonly day: string; readonly shop_id: number; orders: number; total: number }

/** Adds to a sum of its key, or begins one. */
function addTo<S extends Sum>(sums: Map<string, S>, key: string, sum: S): void {
  const known = sums.get(key)
  if (!known) return void sums.set(key, sum)
  known.orders += sum.orders
  known.total += sum.total
}

const hasChanged = ({ orders, total }: Sum): boolean => orders !== 0 || total !== 0

/** Updates the totals: each change of an order takes its old state out and puts its new one in. */
export function countOrders(
  connection: Connection,
  changes: readonly { readonly before: Order | undefined; readonly after: Order }[],
): void {
  const days = new Map<string, Sum & { status: string }>()
  const provinces = new Map<string, Sum & { province: string }>()
  const add = (order: Order, sign: 1 | -1) => {
    const { OrderStatus: status, province } = order
    const sum = { day: dayOf(order), shop_id: order.shopId, orders: sign, total: sign * order.total }
    addTo(days, JSON.stringify([sum.day, sum.shop_id, status]), { ...sum, status })
    if (status !== 'cancelled') addTo(provinces, JSON.stringify([province, sum.day, sum.shop_id]), { ...sum, province })
  }
  const kinds = new Map<string, ReturnType<typeof kindOf> & { orders: number }>()
  const addKind = (order: Order, sign: 1 | -1) => {
    const kind = kindOf(order)
    const key = JSON.stringify(kind)
    kinds.set(key, { ...kind, orders: (kinds.get(key)?.orders ?? 0) + sign })
  }
  const products = new Map<string, { product_id: number; status: string; pieces: number }>()
  const addProducts = ({ OrderStatus: status, ProductOrders }: Order, sign: 1 | -1) => {
    if (status === 'cancelled') return
    for (const { productId: product_id, Quantity } of ProductOrders) {
      if (product_id === null) continue
      const key = JSON.stringify([product_id, status])
      products.set(key, { product_id, status, pieces: (products.get(key)?.pieces ?? 0) + sign * Quantity })
    }
  }
  for (const { before, after } of changes) {
    if (before) add(before, -1)
    if (before) addKind(before, -1)
    if (before) addProducts(before, -1)
    add(after, 1)
    addKind(after, 1)
    addProducts(after, 1)
  }
  const added = (table: 'order_days' | 'order_provinces') => ({
    orders: sql<number>`${sql.table(table)}.orders + excluded.orders`,
    total: sql<number>`${sql.table(table)}.total + excluded.total`,
  })
  inParts([...days.values()].filter(hasChanged), (sums) =>
    connection.run(
      build
        .insertInto('order_days')
        .values([...sums])
        .onConflict((conflict) => conflict.columns(['day', 'shop_id', 'status']).doUpdateSet(added('order_days'))),
    ),
  )
  inParts([...provinces.values()].filter(hasChanged), (sums) =>
    connection.run(
      build
        .insertInto('order_provinces')
        .values([...sums])
        .onConflict((conflict) =>
          conflict.columns(['province', 'day', 'shop_id']).doUpdateSet(added('order_provinces')),
        ),
    ),
  )
  inParts(
    [...products.values()].filter(({ pieces }) => pieces !== 0),
    (part) =>
      connection.run(
        build
          .insertInto('order_products')
          .values([...part])
          .onConflict((conflict) =>
            conflict
              .columns(['product_id', 'status'])
              .doUpdateSet({ pieces: sql<number>`order_products.pieces + excluded.pieces` }),
          ),
      ),
  )
  const changedKinds = [...kinds.values()].filter(({ orders }) => orders !== 0)
  inParts(changedKinds, (part) =>
    connection.run(
      build
        .insertInto('order_kinds')
        .values([...part])
        .onConflict((conflict) =>
          conflict
            .columns(['shop_id', 'status', 'payment_status', 'payment_method', 'delivery', 'printed'])
            .doUpdateSet({ orders: sql<number>`order_kinds.orders + excluded.orders` }),
        ),
    ),
  )
}

/** Pieces of these products in stored orders, by product and status; cancelled orders don't count. */
export const storedPieces = ({ dialect }: Connection, ids: readonly number[]) =>
  build
    .selectFrom('order_products')
    .select(['product_id as productId', 'status', 'pieces'])
    .where('product_id', 'in', dialect.numbers(ids))
    .where('pieces', '<>', 0)

/** The same of orders that aren't stored yet. */
export function piecesIn(created: readonly CreatedOrder[], ids: readonly number[]): OrderedPieces {
  const wanted = new Set(ids)
  return created.flatMap(({ order: { OrderStatus: status, ProductOrders } }) =>
    ProductOrders.flatMap(({ productId, Quantity: pieces }) =>
      productId !== null && wanted.has(productId) ? [{ productId, status, pieces }] : [],
    ),
  )
}

/** Totals of the requested days, without those that have no orders left. */
const ofDays = <T extends 'order_days' | 'order_provinces'>(of: T, { shopId, shops, ...ends }: SummaryQuery) => {
  const span = spanOf(ends)
  let sums = build.selectFrom<'order_days' | 'order_provinces'>(of).where('orders', '>', 0)
  if (shops) sums = sums.where(shopIsOneOf(shops))
  if (shopId !== undefined) sums = sums.where(shopIs(shopId))
  if (span) sums = sums.where('day', '>=', span.first).where('day', '<=', span.last)
  if (span && !span.areDays) sums = sums.where(never)
  return sums
}

const orders = sql<number>`sum(orders)`.as('orders')
const sales = sql<Satang>`sum(total)`.as('sales')

function salesOf(connection: Connection, query: SummaryQuery) {
  const byStatus = connection.all(
    ofDays('order_days', query)
      .select([sql<string>`status`.as('status'), orders])
      .groupBy(sql`status`),
  )
  const kept = ofDays('order_days', query).where(sql<boolean>`status <> 'cancelled'`)
  const byDay = connection.all(kept.select(['day', orders, sales]).groupBy('day').orderBy('day'))
  const byProvince = connection.all(
    ofDays('order_provinces', query)
      .select([sql<string>`province`.as('province'), orders, sales])
      .groupBy(sql`province`)
      .orderBy(sql`2 desc, 3 desc, 1`),
  )
  return {
    orders: byDay.reduce((sum, each) => sum + each.orders, 0),
    sales: byDay.reduce((sum, each) => sum + each.sales, 0) as Satang,
    byStatus: Object.fromEntries(byStatus.map((each) => [each.status, each.orders])),
    byProvince: byProvince.map((each) => ({ ...each })),
    byDay: byDay.map((each) => ({ ...each })),
  }
}

/** Open work (COD to settle, orders to pack, labels to print), independent of the day. */
function waitingOf(connection: Connection, { shopId, shops }: SummaryQuery) {
  const all = build
    .selectFrom('orders')
    .$if(shops !== undefined, (of) => of.where(shopIsOneOf(shops ?? [])))
    .$if(shopId !== undefined, (of) => of.where(shopIs(shopId)))
    .select((of) => of.fn.countAll<number>().as('orders'))
  const due = connection.first(
    all
      .where(sql<boolean>`cod_due = 1`)
      .select([sql<Satang | null>`sum(total)`.as('amount'), sql<number | null>`min(created_at)`.as('since')]),
  )
  return {
    codOutstanding: {
      orders: due?.orders ?? 0,
      amount: due?.amount ?? noMoney,
      ...(typeof due?.since === 'number' && { since: bangkokDay(due.since) }),
    },
    toPack: connection.first(all.where('status', '=', 'confirmed'))?.orders ?? 0,
    toPrint: connection.first(all.where(sql<boolean>`to_print = 1`))?.orders ?? 0,
  }
}

export const summaryOf = (connection: Connection, query: SummaryQuery): SalesSummary => ({
  ...salesOf(connection, query),
  ...waitingOf(connection, query),
})

export const daySumsOf = (connection: Connection, query: SummaryQuery): DaySum[] =>
  connection
    .all(
      ofDays('order_days', query)
        .select(['day', sql<string>`status`.as('status'), orders, sales])
        .groupBy(['day', sql`status`])
        .orderBy('day')
        .orderBy(sql`status`),
    )
    .map((each) => ({ ...each }))

export function figuresOf(connection: Connection, by: string, { shops }: WithinShops = {}): UserFigures {
  const orders = build.selectFrom('orders').$if(shops !== undefined, (all) => all.where(shopIsOneOf(shops ?? [])))
  const taken = orders.where('taken_by', '=', textCode(by))
  const all = connection.first(
    taken.select((of) => [of.fn.countAll<number>().as('orders'), of.fn.max<number | null>('created_at').as('last')]),
  )
  const kept = connection.first(
    taken.where('status', '<>', 'cancelled').select(sql<Satang | null>`sum(total)`.as('sales')),
  )
  const printed = connection.first(
    orders
      .where(sql<boolean>`printed_by <> 0`)
      .where('printed_by', '=', textCode(by))
      .select((of) => of.fn.countAll<number>().as('orders')),
  )
  return {
    orders: all?.orders ?? 0,
    sales: kept?.sales ?? noMoney,
    printed: printed?.orders ?? 0,
    lastOrderAt: typeof all?.last === 'number' ? isoTime(all.last) : null,
  }
}
