import { useMemo } from 'react'
import { type EmployeeFilters, serverTableText } from '../../core/datatable/datatable.machine'
import { useView } from '../root/use-engine'
import { type ListPlace, useList } from '../root/use-list'

/** The table a page at a time; `status` is `loading`, `ready` or `failed`. */
export function useServerTable({ perPage = 10, ...place }: ListPlace & { perPage?: number | undefined }) {
  const text = useMemo(() => serverTableText(perPage), [perPage])
  const { sortBy: _sortBy, ...first } = text.read(place.query ?? '')
  const list = useList(useView('datatable.server', first, String(perPage)), text, place)
  return {
    ...list,
    search: (q: string) => list.search({ q }),
    /** as somebody types in one of the six fields */
    narrow: (filters: Partial<EmployeeFilters>) => list.search(filters),
  }
}
