import { useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { DataTable } from '../../data-table/data-table'
import { Button } from '../../ui/button'
import { saveFile } from '../../ui/save-file'
import * as css from '../gallery.css'
import { sampleProducts } from '../samples'
import { useProductColumns } from '../tables/sorted-products'
import { productCsv } from './product-csv'

export function ExportSelected() {
  const { t } = useLingui()
  const columns = useProductColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const rows = sampleProducts.filter(({ code }) => selected.has(code))
  const heads = columns.map(({ label }) => label)
  return (
    <div className={css.column}>
      <DataTable
        caption={t`Products`}
        columns={columns.map((column) => ({ ...column, sort: false }))}
        rows={sampleProducts}
        keyOf={({ code }) => code}
        nameOf={({ name }) => name}
        selected={selected}
        onSelect={setSelected}
        tickAllLabel={t`Select all`}
      />
      <div className={css.row}>
        <Button
          icon={<Download />}
          disabled={rows.length === 0}
          onClick={({ currentTarget }) => saveFile('products.csv', productCsv(heads, rows), currentTarget)}
        >
          {t`Save as CSV`}
        </Button>
        <p role="status">{t`${rows.length} selected`}</p>
      </div>
    </div>
  )
}
