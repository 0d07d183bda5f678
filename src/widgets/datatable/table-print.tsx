import { useLingui } from '@lingui/react/macro'
import type { TableRow } from '../../core/datatable/datatable.columns'
import { a4 } from '../print/paper'
import { PrintFrame } from '../print/print-frame'
import * as css from './table-print.css'
import { type DatatableColumn, labelOf, useCellText } from './use-columns'

type TablePrintProps = {
  title: string
  columns: readonly DatatableColumn[]
  rows: readonly TableRow[]
  onDone(): void
  onFail(): void
}

const alignOf = ({ kind }: DatatableColumn) => (kind === 'number' || kind === 'money' ? css.numeric : undefined)

export function TablePrint({ title, columns, rows, onDone, onFail }: TablePrintProps) {
  const { i18n } = useLingui()
  const textOf = useCellText()
  const margin = (
    <tr>
      <td className={css.margin} colSpan={columns.length} />
    </tr>
  )
  return (
    <PrintFrame title={title} paper={a4} language={i18n.locale} onDone={onDone} onFail={onFail}>
      {() => (
        <div className={css.page}>
          <table className={css.table}>
            <thead>
              {margin}
              <tr>
                <th colSpan={columns.length} className={css.title}>
                  {title}
                </th>
              </tr>
              <tr>
                {columns.map((column) => (
                  <th key={column.key} scope="col" className={alignOf(column)}>
                    {labelOf(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
                <tr key={at}>
                  {columns.map((column) => (
                    <td key={column.key} className={alignOf(column)}>
                      {textOf(row, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>{margin}</tfoot>
          </table>
        </div>
      )}
    </PrintFrame>
  )
}
