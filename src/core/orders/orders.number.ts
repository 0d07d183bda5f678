import { bangkokDay } from '../kernel/clock'

/** `LR-20261110-000123`: the date in Asia/Bangkok and a sequence number. */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** `PR-124` */
export const printNumber = (running: number): string => `PR-${running}`

/**
 * The sequence number of an order's number; 0 for a number of another kind, which an import may bring. It has no highest
 * value that a shop could reach: the one after it must be readable too.
 */
export const orderRunning = (number: string): number => Number(/^LR-\d{8}-(\d{6,15})$/.exec(number)?.[1] ?? 0)

/** The sequence number of a print; 0 if there is none. */
export const printRunning = (printId: string): number => {
  const running = Number(printId.slice(printId.lastIndexOf('-') + 1))
  return Number.isSafeInteger(running) ? running : 0
}
