import { createListMachine } from '../../kernel/list-machine'
import { type Product, pickerPerPage, storeCalls } from '../store.contract'

type Search = { q: string }

/** Product search while the user types; wishlist and product pages belong to the store. */
export const pickerMachine = createListMachine<Product, Search>({
  id: 'picker',
  query: { q: '' },
  perPage: pickerPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query: { q }, page, perPage, signal }) {
    const { products, total } = await call(
      storeCalls.products,
      { query: { q, sortBy: 'featured', page, perPage } },
      { signal },
    )
    return { rows: products, total, extra: undefined }
  },
})
