import type { ShopProductQuery } from '../../core/products/products.contract'
import { isSoldItself, soldVariants } from '../../core/products/products.product'
import { matcherOf } from '../../core/products/products.search'
import { isLow, type Stock } from '../../core/products/products.stock'
import { sortRows } from '../sort-rows'
import type { StoredProduct } from './products.table'
import { offersOf } from './products.texts'

type StockById = ReadonlyMap<number, Stock>

/** Whether a product on sale, or one of its variants on sale, is low. */
function isShort(product: StoredProduct, stock: StockById): boolean {
  const sold = isSoldItself(product) ? [product] : soldVariants(product)
  return sold.some(({ id }) => {
    const counted = stock.get(id)
    return counted !== undefined && isLow(counted)
  })
}

function isShown(product: StoredProduct, show: ShopProductQuery['show'], stock: StockById): boolean {
  const { archived } = product
  if (show === undefined) return !archived
  if (show === 'low') return !archived && isShort(product, stock)
  return show === 'archived' && archived
}

export function findProducts(products: readonly StoredProduct[], query: ShopProductQuery, stock: StockById) {
  const { q = '', show, page, perPage } = query
  const matches = matcherOf(q)
  const found = products.filter(
    (product) => isShown(product, show, stock) && offersOf(product).some(({ plain }) => matches(plain)),
  )
  const sorted = sortRows(found, query, (product, column) => product[column])
  return { products: sorted.slice((page - 1) * perPage, page * perPage), total: found.length }
}
