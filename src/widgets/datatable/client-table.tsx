import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { lazyPart } from '../../core/kernel/lazy-part'
import { tickedOf } from '../data-table/ticked'
import { usePressedPart } from '../lazy/use-pressed-part'
import { useEffectEvent } from '../runtime/use-effect-event'
import { useTimeSliced } from '../runtime/use-time-sliced'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { ClientBar, MarkedBar } from './client-bar'
import { ClientRows } from './client-rows'
import type { RaanDatatableProps } from './datatable'
import * as css from './datatable.css'
import { TableFilters } from './table-bar'
import { type DatatableColumn, useColumns, useHidden } from './use-columns'
import { type Datatable, useArranging, useDatatable } from './use-datatable'
import { useSampleColumns } from './use-sample-columns'
import { type TableActions, useTableActions } from './use-table-actions'

/** Reports an added row, because search or filters may hide it. */
function useAdded({ query, showAll }: Datatable): () => void {
  const { t } = useLingui()
  const toaster = useToaster()
  return () => {
    if (query.q.trim() === '' && Object.values(query.filters).every((each) => each.trim() === '')) return
    toaster.show({
      tone: 'success',
      title: t`Row added`,
      text: t`Search and filters may hide it.`,
      action: { label: t`Show all rows`, run: showAll },
    })
  }
}

type WorkProps = { label: string; part: number; onCancel: (() => void) | undefined }

function Work({ label, part, onCancel }: WorkProps) {
  const { t } = useLingui()
  return (
    <div className={css.working}>
      <div className={css.work}>
        <span>{label}</span>
        <progress className={css.meter} aria-label={label} value={part} max={1} />
        {onCancel && <Button size="s" onClick={onCancel}>{t`Cancel`}</Button>}
      </div>
    </div>
  )
}

/** Progress of the work on very many rows; most tables finish before it would show. */
function TableProgress({ table, writing }: { table: Datatable; writing: TableActions['writing'] }) {
  const { t } = useLingui()
  const { part, canCancel } = useArranging(table.view)
  return (
    <>
      {part !== undefined && (
        <Work label={t`Sorting rows`} part={part} onCancel={canCancel ? table.cancel : undefined} />
      )}
      {writing && <Work label={t`Writing CSV file`} part={writing.part} onCancel={writing.cancel} />}
    </>
  )
}

const rowDialog = lazyPart(
  () => import('./row-dialog'),
  (file) => file.RowDialog,
)

const none: ReadonlySet<string> = new Set()
const nobody: readonly TableRow[] = []

type Entry = { row: TableRow | undefined }

function useGivenColumns(rows: RaanDatatableProps['rows'], given: RaanDatatableProps['columns']) {
  const sample = useSampleColumns()
  return useMemo<readonly DatatableColumn[]>(() => {
    if (!rows) return sample
    return given ?? Object.keys(rows[0] ?? {}).map((key) => ({ key }))
  }, [rows, given, sample])
}

export function ClientTable(props: RaanDatatableProps) {
  const { rows, perPage, onRowAdded, onRowEdited } = props
  const { t } = useLingui()
  const columns = useGivenColumns(rows, props.columns)
  const table = useDatatable(rows, columns)
  const shown = useColumns(columns)
  const [hidden, setHidden] = useHidden(columns)
  const [selected, setSelected] = useState(none)
  const [filtersOpen, setFiltersOpen] = useState(false)
  const [entry, setEntry] = useState<Entry>()
  const actions = useTableActions(columns)
  const { printing, PrintPart } = actions
  const sayHidden = useAdded(table)
  const dialog = usePressedPart(rowDialog)
  const enter = async (row: TableRow | undefined) => {
    if (await dialog.enter()) setEntry({ row })
  }
  const edit = useEffectEvent((row: TableRow) => void enter(row))
  const marked = useTimeSliced(
    useCallback(() => tickedOf(table.rows, table.keys.of, selected), [selected, table.rows, table.keys]),
    nobody,
  )
  const save = (values: TableRow) => {
    const before = entry?.row
    setEntry(undefined)
    if (before) {
      table.edit(before, values)
      onRowEdited?.({ row: values, before })
    } else {
      table.add(values)
      sayHidden()
      onRowAdded?.({ row: values })
    }
  }
  return (
    <div className={css.root} part="datatable">
      <ClientBar
        table={table}
        actions={actions}
        columns={shown}
        hidden={hidden}
        onHide={setHidden}
        filtersOpen={filtersOpen}
        onFilters={setFiltersOpen}
        onAdd={() => void enter(undefined)}
        adding={dialog.isLoading}
      />
      {filtersOpen && <TableFilters columns={columns} filters={table.query.filters} onFilter={table.filter} />}
      {marked.known.length > 0 && (
        <MarkedBar rows={marked.known} busy={!marked.isDone} actions={actions} onClear={() => setSelected(none)} />
      )}
      <TableProgress table={table} writing={actions.writing} />
      <ClientRows
        table={table}
        columns={columns}
        shown={shown}
        hidden={hidden}
        perPage={perPage}
        selected={selected}
        markedCount={marked.known.length}
        onSelect={setSelected}
        onEdit={edit}
      />
      {entry && dialog.here && (
        <dialog.here columns={columns} row={entry.row} onSave={save} onClose={() => setEntry(undefined)} />
      )}
      {printing && PrintPart && (
        <PrintPart
          key={printing.round}
          title={t`Table`}
          columns={columns.filter(({ key }) => !hidden.has(key))}
          rows={printing.rows}
          onDone={() => undefined}
          onFail={actions.printFailed}
        />
      )}
    </div>
  )
}
