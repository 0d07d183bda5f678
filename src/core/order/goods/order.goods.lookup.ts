import type { Call } from '../../kernel/endpoint'
import { isMissing } from '../../kernel/errors'
import { findProductsCalls } from '../../products/products.find.contract'
import type { Good } from './order.goods'

/** Numbers per call: a URL has room for them. */
const perCall = 100

/** What these products cost in a shop and how many are left; those that aren't the shops' own are missing. */
export async function lookUpGoods(
  call: Call,
  { ids, shopId }: { ids: readonly number[]; shopId: number },
  signal: AbortSignal,
): Promise<Good[]> {
  const found: Good[] = []
  for (let from = 0; from < ids.length; from += perCall) {
    const asked = ids.slice(from, from + perCall)
    const query = { ids: asked, page: 1, perPage: asked.length, ...(shopId > 0 && { shopId }) }
    try {
      const { products } = await call(findProductsCalls.find, { query }, { signal })
      // a backend that doesn't know `ids` answers with other products
      for (const { id, price, available } of products) if (asked.includes(id)) found.push({ id, price, available })
    } catch (error) {
      // a backend without products of its own has no prices by shop
      if (isMissing(error)) return []
      throw error
    }
  }
  return found
}
