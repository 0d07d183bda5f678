import { isoTime } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { type SeedWorld, table } from '../db'
import { nextId } from '../world'

export type CartRow = {
  id: number
  productId: number
  qty: number
  shippingDate: string
  offers: number
  discountPercentage: number
}

const between = (random: number, least: number, most: number) => least + Math.floor(random * (most - least + 1))

/** What is drawn once when a line is made: 1 to 8 days, 1 to 4 offers, 3 to 20 percent. */
export function makeCartRow(
  rows: readonly CartRow[],
  productId: number,
  qty: number,
  { now, random }: SeedWorld,
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

const sampleCart = [
  { productId: 21, qty: 1 },
  { productId: 11, qty: 2 },
  { productId: 1, qty: 3 },
  { productId: 7, qty: 1 },
  { productId: 26, qty: 2 },
]

export const cartTable = table<CartRow>('cart', (world) => {
  const rows: CartRow[] = []
  for (const { productId, qty } of sampleCart) rows.push(makeCartRow(rows, productId, qty, world))
  return rows
})
