import { isOutstanding } from '../../core/cod/cod.summary'
import { addSatang, noMoney, type Satang } from '../../core/kernel/money'
import type { Order, OrderQuery } from '../../core/orders/orders.contract'
import { type SalesSummary, salesCalls } from '../../core/sales/sales.contract'
import { handle } from '../handle'
import { betweenDays, newestFirst } from './orders.index'
import { ordersTable } from './orders.seed'

type Sold = { orders: number; sales: Satang }

const noneSold: Sold = { orders: 0, sales: noMoney }

const plus = ({ orders, sales }: Sold, { total }: Order): Sold => ({
  orders: orders + 1,
  sales: addSatang(sales, total),
})

const housed = ['new', 'confirmed', 'packed']

/** As the queue of labels sees it: to be sent, and nothing printed yet. */
const isToPrint = ({ OrderStatus, printAddrData, DeliveryType }: Order): boolean =>
  housed.includes(OrderStatus) && !printAddrData.IsPrintAddr && DeliveryType.type !== 'self'

type SummaryQuery = Pick<OrderQuery, 'shopId' | 'from' | 'to'>

/** One walk over all rows, whose days the index knows already. */
function summaryOf(orders: readonly Order[], { shopId, ...span }: SummaryQuery): SalesSummary {
  const isOfTime = betweenDays(span)
  let sold = noneSold
  let [toPack, toPrint] = [0, 0]
  let outstanding: SalesSummary['codOutstanding'] = { orders: 0, amount: noMoney }
  const byStatus = new Map<string, number>()
  const provinces = new Map<string, Sold>()
  const days = new Map<string, Sold>()
  for (const { order, day } of newestFirst(orders)) {
    if (shopId !== undefined && order.shopId !== shopId) continue
    if (order.OrderStatus === 'confirmed') toPack++
    if (isToPrint(order)) toPrint++
    // the last one is the oldest
    if (isOutstanding(order))
      outstanding = { orders: outstanding.orders + 1, amount: addSatang(outstanding.amount, order.total), since: day }
    if (!isOfTime(day)) continue
    byStatus.set(order.OrderStatus, (byStatus.get(order.OrderStatus) ?? 0) + 1)
    if (order.OrderStatus === 'cancelled') continue
    sold = plus(sold, order)
    provinces.set(order.province, plus(provinces.get(order.province) ?? noneSold, order))
    days.set(day, plus(days.get(day) ?? noneSold, order))
  }
  return {
    ...sold,
    byStatus: Object.fromEntries(byStatus),
    byProvince: [...provinces]
      .map(([province, each]) => ({ province, ...each }))
      .sort((a, b) => b.orders - a.orders || b.sales - a.sales || (a.province < b.province ? -1 : 1)),
    byDay: [...days].map(([day, each]) => ({ day, ...each })).sort((a, b) => (a.day < b.day ? -1 : 1)),
    codOutstanding: outstanding,
    toPack,
    toPrint,
  }
}

export const answerSummary = handle(salesCalls.summary, ({ query, world }) => summaryOf(world.read(ordersTable), query))
