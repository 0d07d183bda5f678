import { type CartRow, cartTable, makeCartRow } from '../../service/cart/cart.table'
import { type SeedWorld, seed } from '../../service/seed'

const sampleCart = [
  { productId: 21, qty: 1 },
  { productId: 11, qty: 2 },
  { productId: 1, qty: 3 },
  { productId: 7, qty: 1 },
  { productId: 26, qty: 2 },
]

function makeCart(world: SeedWorld): CartRow[] {
  const rows: CartRow[] = []
  for (const { productId, qty } of sampleCart) rows.push(makeCartRow(rows, productId, qty, world))
  return rows
}

export const cartSeeds = [seed(cartTable, makeCart)]
