import { Plural, useLingui } from '@lingui/react/macro'
import * as css from './transfer.css'

/** What is said of one row of a file. */
export type SaidRow = {
  /** counted from 1, as a spreadsheet does */
  line: number
  name: string
  text: string
}

const mostShown = 100

export function RowList({ rows, isWrong = false }: { rows: readonly SaidRow[]; isWrong?: boolean }) {
  const { t } = useLingui()
  const left = rows.length - mostShown
  return (
    <ul className={css.list}>
      {rows.slice(0, mostShown).map(({ line, name, text }) => (
        <li key={line} className={isWrong ? css.wrong : undefined}>
          {t`Row ${line}`} <bdi>{name}</bdi>: {text}
        </li>
      ))}
      {left > 0 && (
        <li>
          <Plural value={left} one="and # more row" other="and # more rows" />
        </li>
      )}
    </ul>
  )
}
