import type { ChartRows } from './chart-model'
import * as css from './figure-card.css'

type ChartTableProps = ChartRows & { caption: string }

export function ChartTable({ caption, head, rows, nameOf }: ChartTableProps) {
  const [first, ...others] = head
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div
      className={css.tableFrame}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.tableHead} scope="col">
              {first}
            </th>
            {others.map((name) => (
              <th key={name} className={css.tableHeadNumber} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], nth) => (
            <tr key={name}>
              <th className={css.rowName} scope="row">
                {nameOf ? nameOf(nth, name) : name}
              </th>
              {values.map((value, column) => (
                <td key={others[column]} className={css.rowNumber}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
