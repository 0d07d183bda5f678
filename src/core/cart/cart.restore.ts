import type { OrderLine } from '../orders/orders.contract'
import type { OrderLines } from './cart.lines'

/** Old places and new lines: the picked ones as they were, the others as they are, what came since last. */
export function restoreLines(now: OrderLines, before: OrderLines, isPicked: (line: OrderLine) => boolean): OrderLine[] {
  const known = [...before].flatMap((line) => (isPicked(line) ? line : (now.get(line.uq) ?? [])))
  const since = [...now].filter((line) => !before.has(line.uq) && !isPicked(line))
  return [...known, ...since]
}
