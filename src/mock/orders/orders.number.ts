import { bangkokDay } from '../../core/kernel/clock'

/** `LR-20261110-000123`: the day in Asia/Bangkok and a number that runs on. */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** One more than the highest number in use. */
export const nextRunning = (orders: readonly { OrderNumber: string }[]): number =>
  orders.reduce((most, { OrderNumber }) => {
    const running = Number(OrderNumber.slice(OrderNumber.lastIndexOf('-') + 1))
    return Number.isSafeInteger(running) ? Math.max(most, running) : most
  }, 0) + 1
