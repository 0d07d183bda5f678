import { Fragment } from 'react'
import { Table, TableBody } from '../ui/table'
import type { DataTableProps } from './columns'
import { DataRow, DetailRow, rowPropsOf } from './data-row'
import * as css from './data-table.css'
import { CardBar, DataTableHead } from './data-table-head'
import { tickAtOnce } from './ticking'
import { useDataTable } from './use-data-table'

/**
 * Sorting, selection, expandable rows and hideable columns; cards on narrow screens. Its texts are in the
 * catalog `data-table`. For thousands of rows use WindowTable.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, stale = false, ...rest } = props
  const { keyOf, selected } = rest
  const count = selected ? rows.filter((row) => selected.has(keyOf(row))).length : 0
  const { state, counts } = useDataTable(props, { ticking: tickAtOnce, count })
  const rowProps = rowPropsOf(rest)
  return (
    <div className={css.root} part="data-table">
      <CardBar {...rest} state={state} counts={counts} />
      <Table caption={caption} stale={stale} className={css.frame}>
        <DataTableHead {...rest} state={state} counts={counts} />
        <TableBody>
          {rows.map((row) => {
            const key = keyOf(row)
            return (
              <Fragment key={key}>
                <DataRow {...rowProps} row={row} state={state} />
                {state.unfolded.has(key) && <DetailRow {...rowProps} row={row} state={state} />}
              </Fragment>
            )
          })}
        </TableBody>
      </Table>
    </div>
  )
}
