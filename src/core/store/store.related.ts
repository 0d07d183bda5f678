import type { Satang } from '../kernel/money'
import { satang } from '../kernel/money'
import type { Product } from './store.contract'

/** Prices that count as near: half as much to twice as much. */
export const nearPrices = ({ price }: Pick<Product, 'price'>): { priceMin: Satang; priceMax: Satang } => ({
  priceMin: satang(Math.floor(price / 2)),
  priceMax: satang(price * 2),
})

/**
 * What goes with a product, out of what was found: its brand first, then the nearest in price; itself never, nothing
 * twice. A backend that filters less than it was asked to changes nothing of that.
 */
export function relatedTo(product: Product, found: Iterable<Product>, most: number): Product[] {
  const others = new Map([...found].filter(({ id }) => id !== product.id).map((each) => [each.id, each]))
  const distance = ({ price }: Product) => Math.abs(price - product.price)
  const isForeign = ({ brand }: Product) => Number(brand !== product.brand)
  return [...others.values()]
    .sort((a, b) => isForeign(a) - isForeign(b) || distance(a) - distance(b) || b.id - a.id)
    .slice(0, most)
}
