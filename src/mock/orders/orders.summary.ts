import { isOutstanding } from '../../core/cod/cod.summary'
import { addSatang, noMoney, type Satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { betweenDays, dayOf } from '../../core/orders/orders.day'
import { isToPrint } from '../../core/orders/orders.kinds'
import type { SalesSummary } from '../../core/sales/sales.contract'
import type { DaySum, SummaryQuery } from '../../service/orders/orders.store'
import { type OrderIndex, orderBy, orderOf } from './orders.index'

type Sold = { orders: number; sales: Satang }

const noneSold: Sold = { orders: 0, sales: noMoney }

const plus = ({ orders, sales }: Sold, { total }: Order): Sold => ({
  orders: orders + 1,
  sales: addSatang(sales, total),
})

export function daySumsOf(index: OrderIndex, { shopId, shops, ...span }: SummaryQuery): DaySum[] {
  const isOfTime = betweenDays(span)
  const sums = new Map<string, DaySum>()
  for (const position of orderBy(index, 'newest')) {
    const order = orderOf(index, position)
    if (shopId !== undefined && order.shopId !== shopId) continue
    if (shops && !shops.includes(order.shopId)) continue
    const [day, status] = [dayOf(order), order.OrderStatus]
    if (isOfTime && !isOfTime(day)) continue
    const key = `${day} ${status}`
    sums.set(key, { day, status, ...plus(sums.get(key) ?? noneSold, order) })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

/** One walk over all rows, the newest first. */
export function summaryOf(index: OrderIndex, { shopId, shops, ...span }: SummaryQuery): SalesSummary {
  const isOfTime = betweenDays(span)
  let sold = noneSold
  let [toPack, toPrint] = [0, 0]
  let outstanding: SalesSummary['codOutstanding'] = { orders: 0, amount: noMoney }
  const byStatus = new Map<string, number>()
  const provinces = new Map<string, Sold>()
  const days = new Map<string, Sold>()
  for (const position of orderBy(index, 'newest')) {
    const order = orderOf(index, position)
    if (shopId !== undefined && order.shopId !== shopId) continue
    if (shops && !shops.includes(order.shopId)) continue
    if (order.OrderStatus === 'confirmed') toPack++
    if (isToPrint(order)) toPrint++
    // the last one is the oldest
    if (isOutstanding(order))
      outstanding = {
        orders: outstanding.orders + 1,
        amount: addSatang(outstanding.amount, order.total),
        since: dayOf(order),
      }
    const day = dayOf(order)
    if (isOfTime && !isOfTime(day)) continue
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
