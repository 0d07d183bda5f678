import type { Call } from '../kernel/endpoint'
import { isMissing } from '../kernel/errors'
import { storeCalls } from '../store/store.contract'
import { findProductsCalls, type Sellable } from './products.find.contract'

export type ProductSearch = {
  q: string
  /** whose prices; 0 = none's */
  shopId: number
  page: number
  perPage: number
}

export type FoundProducts = { products: Sellable[]; total: number }

/** A backend without products of its own has those of its storefront. */
export async function findProducts(
  call: Call,
  { q, shopId, page, perPage }: ProductSearch,
  signal: AbortSignal,
): Promise<FoundProducts> {
  try {
    const query = { q, page, perPage, ...(shopId > 0 && { shopId }) }
    return await call(findProductsCalls.find, { query }, { signal })
  } catch (error) {
    if (!isMissing(error)) throw error
    const query = { q, sortBy: 'featured', page, perPage } as const
    const { products, total } = await call(storeCalls.products, { query }, { signal })
    return { products: products.map((product) => ({ ...product, sku: '', barcode: '', aliases: [] })), total }
  }
}
