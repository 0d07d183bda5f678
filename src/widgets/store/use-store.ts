import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type BrandCount, type ProductFilters, productsPerPage } from '../../core/store/store.contract'
import type { ProductLayout } from '../../core/store/store.look'
import { type ProductListSort, productListText } from '../../core/store/store.text'
import { type ListLocation, useList } from '../list/use-list'
import { useApp, useView } from '../runtime/use-engine'

const noBrands: readonly BrandCount[] = []

/** Clears everything except the search. */
export const noFilters: ProductFilters = {
  priceMin: undefined,
  priceMax: undefined,
  brand: undefined,
  ratingMin: undefined,
  hasFreeShipping: undefined,
}

type Options = ListLocation & { perPage?: number | undefined; sortBy?: ProductListSort | undefined }

export function useCatalogue({ perPage = productsPerPage, sortBy: first = 'featured', ...location }: Options) {
  const text = useMemo(() => productListText(perPage, first), [perPage, first])
  const { sortBy = first, ...begin } = text.read(location.query ?? '')
  const view = useView('store', { ...begin, sortBy }, `${perPage} ${first}`)
  const list = useList(view, text, location)
  return {
    ...list,
    q: list.filters.q ?? '',
    sortBy: (list.order.sortBy ?? first) as ProductListSort,
    /** with their number of products; with all other filters applied */
    brands: list.extra?.brands ?? noBrands,
    search: (q: string) => (q === '' ? list.filter({ q: undefined }) : list.search({ q })),
    filter: (change: ProductFilters) => list.filter(change),
    /** debounced */
    narrow: (change: ProductFilters) => list.search(change),
    clear: () => list.filter(noFilters),
    showAll: () => list.filter({ ...noFilters, q: undefined }),
    sort: (by: ProductListSort) => list.sort(by, false),
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>

/** Stored in this browser. */
export function useProductList() {
  const results = useApp('store')
  const look = useSelector(results, (snapshot) => snapshot.context.look)
  return { look, choose: (chosen: ProductLayout) => results.send({ type: 'look.choose', look: chosen }) }
}
