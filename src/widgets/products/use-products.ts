import { useMemo } from 'react'
import { type ShopProductSort, shopProductSorts, shopProductsPerPage } from '../../core/products/products.contract'
import { shopProductsText } from '../../core/products/products.machine'
import type { Sort } from '../data-table/columns'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'
import { useMay } from '../runtime/use-may'

export function useProducts(location: ListLocation) {
  const text = useMemo(() => shopProductsText(shopProductsPerPage), [])
  const { sortBy, ...first } = text.read(location.query ?? '')
  const view = useView('products', { ...first, ...(sortBy && { sortBy }) })
  const { search, sort, ...list } = useList(view, text, location)
  const { sortBy: column, sortDesc } = list.order
  return {
    ...list,
    sort: column === undefined ? undefined : ({ column, order: sortDesc ? 'descending' : 'ascending' } satisfies Sort),
    sortBy: ({ column: name, order }: Sort) =>
      sort(
        shopProductSorts.find((each): each is ShopProductSort => each === name),
        order === 'descending',
      ),
    search: (q: string) => search({ q }),
    showAll: () => list.filter({ q: undefined, show: undefined }),
  }
}

export type ProductsList = ReturnType<typeof useProducts>

export function useProductRights() {
  const may = useMay()
  return {
    canAdd: may('create', 'Product'),
    canChange: may('write', 'Product'),
    knowsCost: may('read', 'Analytics'),
  }
}

export type ProductRights = ReturnType<typeof useProductRights>
