import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Sort } from '../../data-table/columns'
import { WindowTable } from '../../data-table/window-table'
import { type SampleProduct, sampleProducts } from '../samples'
import { sortedProducts, useProductColumns } from './sorted-products'

const many: readonly SampleProduct[] = Array.from({ length: 10_000 }, (_, nth) => {
  const product = sampleProducts[nth % sampleProducts.length] as SampleProduct
  return { ...product, code: `${product.code}-${nth}`, pieces: (nth * 37) % 100 }
})

export function ManyRows() {
  const { t } = useLingui()
  const columns = useProductColumns()
  const [sort, setSort] = useState<Sort>()
  const rows = useMemo(() => sortedProducts(many, sort), [sort])
  return (
    <WindowTable
      caption={t`Products`}
      columns={columns}
      rows={rows}
      keyOf={({ code }) => code}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      tickedCount={0}
    />
  )
}
