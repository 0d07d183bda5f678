import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { CsvCell } from '../../core/kernel/csv'
import type { RejectedHeadings, SaidProblem } from '../../core/orders/sheet/rejected-table'
import * as form from '../ui/form.css'
import type { SaidRow } from './row-list'
import { SheetButtons } from './sheet-buttons'
import * as css from './transfer.css'

type RejectedFileProps = {
  /** of the file, without its ending */
  name: string
  /** the rows that aren't imported, with the reasons */
  rows: readonly SaidRow[]
  tableOf(problems: readonly SaidProblem[], labels: RejectedHeadings): CsvCell[][]
}

/** Saves the rows that aren't imported, each with its problem, to be corrected. */
export function RejectedFile({ name, rows, tableOf }: RejectedFileProps) {
  const { t } = useLingui()
  const hintId = useId()
  const labels = { problem: t({ message: 'problem', context: 'heading' }) }
  const problems = rows.map(({ line, text }) => ({ row: line - 1, text }))
  return (
    <fieldset className={css.steps} aria-labelledby={hintId}>
      <p id={hintId} className={form.quiet}>{t`Save these rows as a file, correct them there and import that file.`}</p>
      <SheetButtons name={name} read={async () => tableOf(problems, labels)} />
    </fieldset>
  )
}
