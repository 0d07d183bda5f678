import { bangkokDay } from '../../core/kernel/clock'
import type { Order } from '../../core/orders/orders.contract'

/** `LR-20261110-000123`: the day in Asia/Bangkok and a number that runs on. */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** What stands behind the last dash; 0 when that is no number. */
const runningOf = (text: string): number => {
  const running = Number(text.slice(text.lastIndexOf('-') + 1))
  return Number.isSafeInteger(running) ? running : 0
}

/** One more than the highest number in use. */
export const nextRunning = (orders: readonly Pick<Order, 'OrderNumber'>[]): number =>
  orders.reduce((most, { OrderNumber }) => Math.max(most, runningOf(OrderNumber)), 0) + 1

/** `PR-124`: one more than the highest number of a print that stands on an order. */
export const nextPrintId = (orders: readonly Pick<Order, 'printAddrData'>[]): string =>
  `PR-${orders.reduce((most, { printAddrData }) => Math.max(most, runningOf(printAddrData.printId ?? '')), 0) + 1}`
