import type { Call } from '../kernel/endpoint'
import { findProductsCalls } from '../products/products.find.contract'
import { type Product, storeCalls } from '../store/store.contract'
import { isClosedFor } from './search.closed'

export type FoundProduct = {
  product: Product
  /** one of the shops' own; otherwise the storefront's */
  isShops: boolean
}

/**
 * The shops' products and the storefront's; one that is both counts as the storefront's, which has a page. A backend may
 * have only one kind.
 */
export async function searchProducts(
  call: Call,
  { q, limit }: { q: string; limit: number },
  signal: AbortSignal,
): Promise<FoundProduct[]> {
  const query = { q, page: 1, perPage: limit }
  const [shops, storefront] = await Promise.all(
    [
      call(findProductsCalls.find, { query }, { signal }),
      call(storeCalls.products, { query: { ...query, sortBy: 'featured' } }, { signal }),
    ].map((asked) =>
      asked.then(
        ({ products }): { products: readonly Product[]; error?: unknown } => ({ products }),
        (error: unknown) => {
          if (!isClosedFor(error)) throw error
          return { products: [], error }
        },
      ),
    ),
  )
  if (shops?.error && storefront?.error) throw shops.error
  const own = shops?.products ?? []
  const others = storefront?.products ?? []
  const paged = new Map(others.map((product) => [product.id, product]))
  const ownIds = new Set(own.map(({ id }) => id))
  return [
    ...own.map((product) => {
      const page = paged.get(product.id)
      return { product: page ?? product, isShops: page === undefined }
    }),
    ...others.filter(({ id }) => !ownIds.has(id)).map((product) => ({ product, isShops: false })),
  ].slice(0, limit)
}
