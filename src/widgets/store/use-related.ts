import { useSelector } from '@xstate/react'
import type { Product } from '../../core/store/store.contract'
import { nearPrices, relatedTo } from '../../core/store/store.related'
import { useView } from '../runtime/use-engine'

const most = 5
const asked = { perPage: 12, sortBy: 'featured' }

/** What goes with a product; `loading`, `ready` or `failed`. */
export function useRelated(product: Product) {
  const key = String(product.id)
  const sameBrand = useView('store', { ...asked, query: { brand: [product.brand] } }, key)
  const nearPrice = useView('store', { ...asked, query: nearPrices(product) }, key)
  const brand = useSelector(sameBrand, (snapshot) => snapshot)
  const near = useSelector(nearPrice, (snapshot) => snapshot)
  const values = [brand.value, near.value]
  const isLoading = values.some((value) => typeof value === 'object')
  const products = relatedTo(product, [...brand.context.rows, ...near.context.rows], most)
  return {
    status: isLoading ? 'loading' : values.every((value) => value === 'failed') ? 'failed' : 'ready',
    products: isLoading ? [] : products,
    reload() {
      sameBrand.send({ type: 'reload' })
      nearPrice.send({ type: 'reload' })
    },
  } as const
}
