import { type ListText, listText } from '../kernel/list-query'
import { type ProductFilters, type ProductSort, productQuerySchema } from './store.contract'

/** The sort orders offered. */
export const productListSorts = [
  'featured',
  'price-asc',
  'price-desc',
  'name',
] as const satisfies readonly ProductSort[]
export type ProductListSort = (typeof productListSorts)[number]

export const productListSortOf = (text: string | null | undefined): ProductListSort | undefined =>
  productListSorts.find((sort) => sort === text)

/** An empty list of brands is no filter; surrounding blanks are ignored. */
function tidy({ brand, q, ...filters }: ProductFilters): ProductFilters {
  const words = q?.trim()
  return { ...filters, ...(words && { q: words }), ...(brand && brand.length > 0 && { brand }) }
}

/**
 * A catalogue's filters, page and order as a query string: `brand=…&priceMax=200&page=2`. `first` is the default order.
 */
export function productListText(perPage: number, first: ProductListSort): ListText<ProductFilters> {
  const text = listText(productQuerySchema, perPage)
  return {
    read(given) {
      const { query, ...request } = text.read(given)
      const sortBy = productListSortOf(new URLSearchParams(given).get('sortBy')) ?? first
      return { ...request, query: tidy(query), sortBy, sortDesc: false }
    },
    write: ({ sortBy, query, ...request }) =>
      text.write({ ...request, query: tidy(query), sortDesc: false, sortBy: sortBy === first ? undefined : sortBy }),
  }
}
