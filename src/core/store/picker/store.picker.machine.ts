import { createListMachine } from '../../kernel/list-machine'
import { type Product, pickerPerPage, storeCalls } from '../store.contract'

type Search = { q: string }

/** What is found while somebody types a product's name; wishes and product pages are the store's. */
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
