import { useLingui } from '@lingui/react/macro'
import type { Column, Sort } from '../../data-table/columns'
import { Price } from '../../ui/price'
import type { SampleProduct } from '../samples'

export function useProductColumns(): readonly Column<SampleProduct>[] {
  const { t } = useLingui()
  return [
    { key: 'name', label: t`Name`, sort: true, cell: ({ name }) => name },
    { key: 'pieces', label: t`Pieces`, sort: true, numeric: true, cell: ({ pieces }) => pieces },
    { key: 'price', label: t`Price`, sort: true, numeric: true, cell: ({ price }) => <Price amount={price} exact /> },
  ]
}

const thai = new Intl.Collator('th', { numeric: true })

export function sortedProducts(rows: readonly SampleProduct[], sort: Sort | undefined): readonly SampleProduct[] {
  if (!sort) return rows
  const way = sort.order === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => {
    if (sort.column === 'pieces') return way * (a.pieces - b.pieces)
    if (sort.column === 'price') return way * (a.price - b.price)
    return way * thai.compare(a.name, b.name)
  })
}
