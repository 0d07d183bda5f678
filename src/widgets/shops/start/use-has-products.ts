import { useSelector } from '@xstate/react'
import { shopProductsPerPage } from '../../../core/products/products.contract'
import { useView } from '../../runtime/use-engine'

/** Whether the shops have a product; undefined while that isn't known. */
export function useHasProducts(): boolean | undefined {
  const products = useView('products', { perPage: shopProductsPerPage })
  return useSelector(products, (state) => (state.matches('ready') ? state.context.total > 0 : undefined))
}
