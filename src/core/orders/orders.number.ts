import { bangkokDay } from '../kernel/clock'

/** `LR-20261110-000123`: the date in Asia/Bangkok and a sequence number. */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** `PR-124` */
export const printNumber = (running: number): string => `PR-${running}`

/** The number after the last dash; 0 if there is none. */
export const runningOf = (text: string): number => {
  const running = Number(text.slice(text.lastIndexOf('-') + 1))
  return Number.isSafeInteger(running) ? running : 0
}
