import { bangkokDay } from '../kernel/clock'

/** `LR-20261110-000123`: the day in Asia/Bangkok and a number that runs on. */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** `PR-124` */
export const printNumber = (running: number): string => `PR-${running}`

/** What stands behind the last dash; 0 when that isn't a number. */
export const runningOf = (text: string): number => {
  const running = Number(text.slice(text.lastIndexOf('-') + 1))
  return Number.isSafeInteger(running) ? running : 0
}
