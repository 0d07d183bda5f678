import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import {
  productsCalls,
  type ShopProductQuery,
  shopProductQuerySchema,
  shopProductSorts,
  shopProductsPerPage,
} from './products.contract'
import type { ShopProduct } from './products.product'

/** The filters, without paging and sorting. */
export type ShopProductFilters = Omit<ShopProductQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** The shops' products, newest first unless sorted otherwise. */
export const shopProductsMachine = createListMachine<ShopProduct, ShopProductFilters, undefined>({
  id: 'products',
  query: {},
  perPage: shopProductsPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const column = shopProductSorts.find((each) => each === sortBy)
    const asked = { ...query, page, perPage, ...(column && { sortBy: column, sortDesc }) }
    const { products, total } = await call(productsCalls.list, { query: asked }, { signal })
    return { rows: products, total, extra: undefined }
  },
})

/** A list's filters, page and order as a query string: `q=ชา&page=2`. */
export const shopProductsText = (perPage: number) => listText(shopProductQuerySchema, perPage)
