import { useLingui } from '@lingui/react/macro'
import SearchX from 'lucide-react/icons/search-x'
import { useState } from 'react'
import { tableSizes } from '../../core/datatable/datatable.machine'
import { ColumnMenu } from '../data-table/column-menu'
import { DataTable } from '../data-table/data-table'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import type { RaanDatatableProps } from './datatable'
import * as css from './datatable.css'
import { DatatableRows } from './datatable-skeleton'
import { TableBar, TableFilters } from './table-bar'
import { type DatatableColumn, RowDetails, useColumns, useHidden } from './use-columns'
import { useSampleColumns } from './use-sample-columns'
import { useServerTable } from './use-server-table'

const searched = ['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const
const kinds: Record<string, DatatableColumn['kind']> = { age: 'number', salary: 'number', start_date: 'date' }
const keyOf = (row: { id?: unknown }) => String(row.id)
const nameOf = (row: { full_name?: unknown }) => String(row.full_name)

type SheetProps = { list: ReturnType<typeof useServerTable>; hidden: ReadonlySet<string>; onClear(): void }

function Sheet({ list, hidden, onClear }: SheetProps) {
  const { t } = useLingui()
  const sample = useSampleColumns()
  const columns = useColumns(sample)
  if (list.rows.length > 0)
    return (
      <>
        <DataTable
          caption={t`Table`}
          columns={columns}
          hidden={hidden}
          rows={list.rows}
          keyOf={keyOf}
          nameOf={nameOf}
          stale={list.stale}
          detail={(row) => <RowDetails row={row} columns={sample} />}
        />
        <ListPages list={list} label={t`Pages of the table`} sizes={tableSizes} />
      </>
    )
  if (list.status === 'failed')
    return (
      <FailurePanel
        error={list.error}
        title={t`Couldn't load the table`}
        forbidden={t`You don't have access to the table`}
        onRetry={list.reload}
      />
    )
  if (list.status === 'loading') return <DatatableRows label={t`Loading table`} />
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No rows found`}
      action={<Button onClick={onClear}>{t`Show all rows`}</Button>}
    >
      {t`Use fewer words or remove filters.`}
    </EmptyPanel>
  )
}

export function ServerTable({ perPage, query, onQueryChanged }: RaanDatatableProps) {
  const list = useServerTable({ perPage, query, onQueryChanged })
  const sample = useSampleColumns()
  const shownColumns = useColumns(sample)
  const [hidden, setHidden] = useHidden(sample)
  const [isOpen, setOpen] = useState(false)
  const { filters } = list
  const inForce = searched.filter((key) => filters[key]).length
  const none = Object.fromEntries(searched.map((key) => [key, undefined]))
  const columns = searched.map((key) => ({
    key,
    label: sample.find((column) => column.key === key)?.label,
    kind: kinds[key],
  }))
  return (
    <div className={css.root} part="datatable">
      <TableBar
        q={filters.q ?? ''}
        onSearch={list.search}
        busy={list.stale}
        count={list.rows.length > 0 || list.status === 'ready' ? list.total : undefined}
        filtersOpen={isOpen}
        onFilters={setOpen}
        inForce={inForce}
      >
        <ColumnMenu columns={shownColumns} hidden={hidden} onChange={setHidden} />
      </TableBar>
      {isOpen && <TableFilters oneDay columns={columns} filters={list.fields} onFilter={list.narrow} />}
      {list.status === 'failed' && list.rows.length > 0 && <StalePanel error={list.error} onRetry={list.reload} />}
      <Sheet list={list} hidden={hidden} onClear={() => list.filter({ ...none, q: undefined })} />
    </div>
  )
}
