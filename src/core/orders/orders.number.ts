import { bangkokDay } from '../kernel/clock'

/**
 * `LR-20261110-000123`: the date in Asia/Bangkok and a sequence number. Backends may store only what varies: numbers of another
 * form need a function of their own.
 */
export const orderNumber = (time: number, running: number): string =>
  `LR-${bangkokDay(time).replaceAll('-', '')}-${String(running).padStart(6, '0')}`

/** `PR-124`; like `orderNumber`, of one form for ever. */
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

/** Whether digits may end the date of an order's number. */
function mayEndDate(digits: string): boolean {
  const [day, month] = [digits.slice(-2), digits.slice(-4, -2)]
  return (day.length < 2 || (day >= '01' && day <= '31')) && (month.length < 2 || (month >= '01' && month <= '12'))
}

/** Digits of a sequence number that are looked for without dashes. */
const mostRunning = 7

/**
 * The parts of an order's number that letters and digits without dashes may stand for, in lower case: `1110000123` ->
 * `1110-000123`, `lr20261110` -> `lr-20261110`. None if they are too few to tell.
 */
export function numberSpellings(compact: string): readonly string[] {
  const [, letters = '', digits = ''] = /^(l?r)?(\d{1,17})$/.exec(compact) ?? []
  if (letters)
    return digits.length > 8 ? [`${letters}-${digits.slice(0, 8)}-${digits.slice(8)}`] : [`${letters}-${digits}`]
  const spellings: string[] = []
  for (let at = Math.max(1, digits.length - mostRunning); at <= Math.min(8, digits.length - 1); at++)
    if (digits.length > 3 && mayEndDate(digits.slice(0, at)))
      spellings.push(`${digits.slice(0, at)}-${digits.slice(at)}`)
  return spellings
}
