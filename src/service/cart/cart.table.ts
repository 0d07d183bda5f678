import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { nextId } from '../next-id'
import { table } from '../table'

export type CartRow = {
  id: number
  productId: number
  qty: number
  shippingDate: string
  offers: number
  discountPercentage: number
}

export const cartTable = table<CartRow>('cart', { of: 'person', key: ({ id }) => id, kind: 'cart' })

const between = (random: number, least: number, most: number) => least + Math.floor(random * (most - least + 1))

/** Random values fixed when a line is created: 1 to 8 days, 1 to 4 offers, 3 to 20 percent. */
export function makeCartRow(
  rows: readonly CartRow[],
  productId: number,
  qty: number,
  { now, random }: { now: number; random(): number },
): CartRow {
  return {
    id: nextId(rows),
    productId,
    qty,
    shippingDate: isoTime(now + between(random(), 1, 8) * dayMs),
    offers: between(random(), 1, 4),
    discountPercentage: between(random(), 3, 20),
  }
}
