import { useSelector } from '@xstate/react'
import type { Product } from '../../core/store/store.contract'
import { nearPrices, relatedTo } from '../../core/store/store.related'
import { useView } from '../runtime/use-engine'

const most = 5
const asked = { perPage: 12, sortBy: 'featured' }

const statusOf = ({ value }: { value: string | object }) => (typeof value === 'string' ? value : 'loading')

export function useRelated(product: Product) {
  const key = String(product.id)
  const sameBrand = useView('store', { ...asked, query: { brand: [product.brand] } }, key)
  const nearPrice = useView('store', { ...asked, query: nearPrices(product) }, key)
  const statuses = [useSelector(sameBrand, statusOf), useSelector(nearPrice, statusOf)]
  const ofBrand = useSelector(sameBrand, ({ context }) => context.rows)
  const near = useSelector(nearPrice, ({ context }) => context.rows)
  const isLoading = statuses.includes('loading')
  const products = relatedTo(product, [...ofBrand, ...near], most)
  return {
    status: isLoading ? 'loading' : statuses.every((status) => status === 'failed') ? 'failed' : 'ready',
    products: isLoading ? [] : products,
    error: useSelector(sameBrand, ({ context }) => context.error),
    reload() {
      sameBrand.send({ type: 'reload' })
      nearPrice.send({ type: 'reload' })
    },
  } as const
}
