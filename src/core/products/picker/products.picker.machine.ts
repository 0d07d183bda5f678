import { createListMachine } from '../../kernel/list-machine'
import { findProducts } from '../products.find'
import { pickerPerPage, type Sellable } from '../products.find.contract'

/** `shopId` = 0: no shop's prices. */
type Search = { q: string; shopId: number }

/** Product search while the user types, for an order or a cart. */
export const pickerMachine = createListMachine<Sellable, Search>({
  id: 'picker',
  query: { q: '', shopId: 0 },
  perPage: pickerPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query: { q, shopId }, page, perPage, signal }) {
    const { products, total } = await findProducts(call, { q, shopId, page, perPage }, signal)
    return { rows: products, total, extra: undefined }
  },
})
