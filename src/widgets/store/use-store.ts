import { useMemo } from 'react'
import { type BrandCount, type ProductFilters, shelfPerPage } from '../../core/store/store.contract'
import { type ShelfSort, shelfText } from '../../core/store/store.text'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'

const noBrands: readonly BrandCount[] = []

/** Everything but the search taken off. */
export const noFilters: ProductFilters = {
  priceMin: undefined,
  priceMax: undefined,
  brand: undefined,
  ratingMin: undefined,
  hasFreeShipping: undefined,
}

type Options = ListLocation & { perPage?: number | undefined; sortBy?: ShelfSort | undefined }

/** The catalogue of this place; `status` is `loading`, `ready` or `failed`. */
export function useCatalogue({ perPage = shelfPerPage, sortBy: first = 'featured', ...location }: Options) {
  const text = useMemo(() => shelfText(perPage, first), [perPage, first])
  const { sortBy = first, ...begin } = text.read(location.query ?? '')
  const view = useView('store', { ...begin, sortBy }, `${perPage} ${first}`)
  const list = useList(view, text, location)
  return {
    ...list,
    q: list.filters.q ?? '',
    sortBy: (list.order.sortBy ?? first) as ShelfSort,
    /** with how many products each; over all filters but themselves */
    brands: list.extra?.brands ?? noBrands,
    search: (q: string) => (q === '' ? list.filter({ q: undefined }) : list.search({ q })),
    filter: (change: ProductFilters) => list.filter(change),
    /** as somebody types an amount */
    narrow: (change: ProductFilters) => list.search(change),
    clear: () => list.filter(noFilters),
    showAll: () => list.filter({ ...noFilters, q: undefined }),
    sort: (by: ShelfSort) => list.sort(by, false),
  }
}

export type Catalogue = ReturnType<typeof useCatalogue>
