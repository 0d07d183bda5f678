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
const longestName = 80

/** What is said of a row stays in view, however long its name is. */
const shortened = (name: string): string =>
  name.length > longestName ? `${[...name.slice(0, longestName * 2)].slice(0, longestName - 1).join('')}…` : name

export function RowList({ rows, isWrong = false }: { rows: readonly SaidRow[]; isWrong?: boolean }) {
  const { t } = useLingui()
  const left = rows.length - mostShown
  return (
    <ul className={css.list}>
      {rows.slice(0, mostShown).map(({ line, name, text }) => (
        <li key={line} className={isWrong ? css.wrong : undefined}>
          {t`Row ${line}`} <bdi>{shortened(name)}</bdi>: {text}
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
