import type { TableRow } from '../../core/datatable/datatable.columns'
import * as css from './datatable.css'
import { type DatatableColumn, labelOf, useCellText } from './use-columns'

/** All values of a row, of hidden columns too. */
export function RowDetails({ row, columns }: { row: TableRow; columns: readonly DatatableColumn[] }) {
  const textOf = useCellText()
  return (
    <dl className={css.details}>
      {columns.map((column) => (
        <div key={column.key}>
          <dt className={css.term}>{labelOf(column)}</dt>
          <dd className={css.value}>
            <bdi>{textOf(row, column)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
