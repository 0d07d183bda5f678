import type { Satang } from '../kernel/money'
import { satang } from '../kernel/money'
import type { Product } from './store.contract'

/** Prices that count as similar: half to twice the price. */
export const nearPrices = ({ price }: Pick<Product, 'price'>): { priceMin: Satang; priceMax: Satang } => ({
  priceMin: satang(Math.floor(price / 2)),
  priceMax: satang(price * 2),
})

/**
 * Related products among those found: same brand first, then nearest in price; never the product itself, no duplicates.
 * Doesn't rely on the backend's filters.
 */
export function relatedTo(product: Product, found: Iterable<Product>, most: number): Product[] {
  const others = new Map([...found].filter(({ id }) => id !== product.id).map((each) => [each.id, each]))
  const distance = ({ price }: Product) => Math.abs(price - product.price)
  const isForeign = ({ brand }: Product) => Number(brand !== product.brand)
  return [...others.values()]
    .sort((a, b) => isForeign(a) - isForeign(b) || distance(a) - distance(b) || b.id - a.id)
    .slice(0, most)
}
