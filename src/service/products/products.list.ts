import type { ShopProductQuery } from '../../core/products/products.contract'
import { containTyped } from '../../core/products/products.search'
import { sortRows } from '../sort-rows'
import type { StoredProduct } from './products.table'

const textsOf = ({ name, sku, barcode, aliases, variants }: StoredProduct): string[] => [
  name,
  sku,
  barcode,
  ...aliases,
  ...variants.flatMap((variant) => [`${name} ${variant.name}`, variant.sku, variant.barcode]),
]

function isShown({ archived }: StoredProduct, show: ShopProductQuery['show']): boolean {
  if (show === undefined) return !archived
  return show === 'archived' && archived
}

export function findProducts(products: readonly StoredProduct[], query: ShopProductQuery) {
  const { q = '', show, page, perPage } = query
  const found = products.filter((product) => isShown(product, show) && containTyped(textsOf(product), q))
  const sorted = sortRows(found, query, (product, column) => product[column])
  return { products: sorted.slice((page - 1) * perPage, page * perPage), total: found.length }
}
