import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Sort, TextColumn } from '../../data-table/columns'
import { useLocale } from '../../runtime/use-locale'
import { priceText } from '../../ui/price-text'
import type { SampleProduct } from '../samples'

export function useProductColumns(): readonly TextColumn<SampleProduct>[] {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(() => {
    const columns = [
      { key: 'name', label: t`Name`, text: ({ name }: SampleProduct) => name },
      { key: 'pieces', label: t`Pieces`, numeric: true, text: ({ pieces }: SampleProduct) => String(pieces) },
      {
        key: 'price',
        label: t`Price`,
        numeric: true,
        text: ({ price }: SampleProduct) => priceText(price, locale, true),
      },
    ]
    return columns.map((column) => ({ ...column, sort: true, cell: column.text }))
  }, [t, locale])
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
