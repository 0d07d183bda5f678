import { useLingui } from '@lingui/react/macro'
import Pencil from 'lucide-react/icons/pencil'
import SearchX from 'lucide-react/icons/search-x'
import { useCallback, useMemo, useState } from 'react'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { lazyPart } from '../../core/kernel/lazy-part'
import type { RowAction, TextColumn } from '../data-table/columns'
import { DataTable } from '../data-table/data-table'
import { FailurePanel } from '../failure/failure-panel'
import { Lazy } from '../lazy/lazy'
import { ListPages } from '../list/list-pages'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { DatatableRows } from './datatable-skeleton'
import { type DatatableColumn, RowDetails, useCellText } from './use-columns'
import type { Datatable } from './use-datatable'

type ClientRowsProps = {
  table: Datatable
  columns: readonly DatatableColumn[]
  shown: readonly TextColumn<TableRow>[]
  hidden: ReadonlySet<string>
  perPage: number | undefined
  selected: ReadonlySet<string>
  /** number of selected rows */
  markedCount: number
  onSelect(keys: ReadonlySet<string>): void
  onEdit(row: TableRow): void
}

// needed only without pagination
const windowed = lazyPart(() => import('../data-table/window-table'))

const sizes = [7, 10, 25, 50, 75, 100]

const pencil = <Pencil />

function Rows({ table, columns, shown, hidden, perPage, selected, markedCount, onSelect, onEdit }: ClientRowsProps) {
  const { t } = useLingui()
  const textOf = useCellText()
  const [location, setLocation] = useState({ page: 1, perPage })
  const { rows, query, status, keys } = table
  const first = columns[0]
  const nameOf = useCallback((row: TableRow) => (first ? textOf(row, first) : ''), [first, textOf])
  const keyOf = useCallback((row: TableRow) => keys.of(row), [keys])
  // rows rerender when one of these changes
  const detail = useCallback((row: TableRow) => <RowDetails row={row} columns={columns} />, [columns])
  const action = useMemo<RowAction<TableRow>>(
    () => ({
      icon: pencil,
      labelOf(row) {
        const name = nameOf(row)
        return t`Edit ${name}`
      },
      onPress: onEdit,
    }),
    [nameOf, onEdit, t],
  )
  const actions = useCallback(
    (row: TableRow) => (
      <Button look="ghost" size="s" icon={pencil} label={action.labelOf(row)} onClick={() => onEdit(row)} />
    ),
    [action, onEdit],
  )
  const size = location.perPage
  const page = size ? Math.min(location.page, Math.max(1, Math.ceil(rows.length / size))) : 1
  const own = {
    caption: t`Table`,
    columns: shown,
    hidden,
    keyOf,
    nameOf,
    sort: query.sort,
    onSort: table.sort,
    selected,
    onSelect,
    stale: status === 'arranging',
    detail,
  }
  if (!size)
    return (
      <Lazy part={windowed} fallback={<DatatableRows label={t`Loading table`} />}>
        {({ WindowTable }) => (
          <WindowTable {...own} rows={rows} action={action} currentOf={keys.currentOf} tickedCount={markedCount} />
        )}
      </Lazy>
    )
  return (
    <>
      <DataTable {...own} actions={actions} rows={rows.slice((page - 1) * size, page * size)} />
      <ListPages
        list={{
          page,
          perPage: size,
          total: rows.length,
          goTo: (next) => setLocation({ ...location, page: next }),
          show: (count) => setLocation({ page: 1, perPage: count }),
        }}
        label={t`Pages of the table`}
        sizes={sizes}
      />
    </>
  )
}

export function ClientRows(props: ClientRowsProps) {
  const { t } = useLingui()
  const { status, rows, total, error, reload, showAll } = props.table
  if (rows.length > 0 && status !== 'failed') return <Rows {...props} />
  if (status === 'failed')
    return (
      <FailurePanel
        error={error}
        title={t`Couldn't load the table`}
        forbidden={t`You don't have access to the table`}
        onRetry={reload}
      />
    )
  if (status !== 'ready') return <DatatableRows label={t`Loading table`} />
  if (total === 0) return <EmptyPanel title={t`No rows yet`}>{t`Rows you add appear here.`}</EmptyPanel>
  return (
    <EmptyPanel
      icon={<SearchX />}
      title={t`No rows found`}
      action={<Button onClick={showAll}>{t`Show all rows`}</Button>}
    >
      {t`Use fewer words or remove filters.`}
    </EmptyPanel>
  )
}
