import { useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Add from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { ColumnMenu } from '../data-table/column-menu'
import type { Column } from '../data-table/columns'
import { Button } from '../ui/button'
import * as css from './datatable.css'
import { TableBar } from './table-bar'
import type { Datatable } from './use-datatable'
import type { TableActions } from './use-table-actions'

type ClientBarProps = {
  table: Datatable
  actions: TableActions
  columns: readonly Column<TableRow>[]
  hidden: ReadonlySet<string>
  onHide(hidden: ReadonlySet<string>): void
  filtersOpen: boolean
  onFilters(open: boolean): void
  onAdd(): void
  adding: boolean
}

export function ClientBar(props: ClientBarProps) {
  const { table, actions, columns, hidden, onHide, filtersOpen, onFilters, onAdd, adding } = props
  const { t } = useLingui()
  const { rows, query, status } = table
  return (
    <TableBar
      q={query.q}
      onSearch={table.search}
      busy={false}
      count={status === 'loading' || status === 'failed' ? undefined : rows.length}
      filtersOpen={filtersOpen}
      onFilters={onFilters}
      inForce={Object.values(query.filters).filter((each) => each.trim() !== '').length}
    >
      <ColumnMenu columns={columns} hidden={hidden} onChange={onHide} />
      <Button
        icon={<Download />}
        busy={actions.writing !== undefined}
        disabled={rows.length === 0}
        onClick={({ currentTarget }) => void actions.exportRows(rows, currentTarget)}
      >
        <span className={css.word}>{t`Save as CSV`}</span>
      </Button>
      <Button icon={<Printer />} disabled={rows.length === 0} onClick={() => void actions.print(rows)}>
        <span className={css.word}>{t`Print`}</span>
      </Button>
      <Button
        className={css.add}
        look="primary"
        icon={<Add />}
        busy={adding}
        disabled={status === 'loading' || status === 'failed'}
        onClick={onAdd}
      >
        {t`Add row`}
      </Button>
    </TableBar>
  )
}

type MarkedBarProps = {
  rows: readonly TableRow[]
  /** the selection is being computed */
  busy: boolean
  actions: TableActions
  onClear(): void
}

export function MarkedBar({ rows, busy, actions, onClear }: MarkedBarProps) {
  const { t } = useLingui()
  const count = rows.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look and be announced like part of a form
    <div className={css.marked} role="group" aria-label={t`Selected rows`}>
      <p role="status" className={css.count}>{t`${count} selected`}</p>
      <Button
        size="s"
        icon={<Download />}
        busy={busy || actions.writing !== undefined}
        onClick={({ currentTarget }) => void actions.exportRows(rows, currentTarget)}
      >
        <span className={css.word}>{t`Save as CSV`}</span>
      </Button>
      <Button size="s" icon={<Printer />} busy={busy} onClick={() => void actions.print(rows)}>
        <span className={css.word}>{t`Print`}</span>
      </Button>
      <Button size="s" look="ghost" onClick={onClear}>{t`Clear selection`}</Button>
    </div>
  )
}
