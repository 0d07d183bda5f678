import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Sort } from '../../data-table/columns'
import { DataTable } from '../../data-table/data-table'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'
import { sortedProducts, useProductColumns } from './sorted-products'

export function DataTableSpecimen() {
  const { t } = useLingui()
  const columns = useProductColumns()
  const [sort, setSort] = useState<Sort>()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className={css.column}>
      <DataTable
        caption={t`Products`}
        columns={columns}
        rows={sortedProducts(sampleProducts, sort)}
        keyOf={({ code }) => code}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        tickAllLabel={t`Select all`}
        detail={({ code }) => <code translate="no">{code}</code>}
      />
      <p role="status">{t`${selected.size} selected`}</p>
    </div>
  )
}
