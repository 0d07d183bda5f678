import { useLingui } from '@lingui/react/macro'
import type { CellProblem } from '../../core/datatable/datatable.check'
import { Combobox } from '../ui/combobox'
import { DateField } from '../ui/date-field'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import { type DatatableColumn, labelOf } from './use-columns'
import { useTitles } from './use-titles'

type RowFieldProps = {
  column: DatatableColumn
  value: string
  problem: CellProblem | undefined
  onChange(text: string): void
  /** what is typed cannot be taken, or can be again */
  onFault(isFaulty: boolean): void
}

function Completed({ value, onChange, label }: { value: string; onChange(text: string): void; label: string }) {
  const { t } = useLingui()
  const { options } = useTitles(value)
  return (
    <Combobox
      value={value}
      onChange={onChange}
      options={options}
      listLabel={t`Suggestions for ${label}`}
      countLabel={(count) => (count === 0 ? t`No suggestions` : t`Suggestions: ${count}`)}
    />
  )
}

function Control({ column, value, onChange }: Omit<RowFieldProps, 'problem' | 'onFault'>) {
  const { kind, choices = [], choiceLabels, completes } = column
  if (kind === 'choice')
    return (
      <Select
        value={value}
        placeholder="–"
        options={choices.map((choice) => ({
          value: String(choice),
          label: choiceLabels?.[String(choice)] ?? String(choice),
        }))}
        onChange={onChange}
      />
    )
  if (completes) return <Completed value={value} onChange={onChange} label={labelOf(column)} />
  const isNumber = kind === 'number' || kind === 'money'
  return <Input inputMode={isNumber ? 'decimal' : undefined} value={value} onChange={onChange} />
}

/** One value of a row in the making. */
export function RowField({ column, value, problem, onChange, onFault }: RowFieldProps) {
  const { t } = useLingui()
  const sentences: Record<CellProblem, string> = {
    required: t`Fill this in.`,
    'not-a-number': t`Enter a number, such as 1250.50.`,
    'not-a-day': t`Enter a day of the calendar.`,
    'not-a-choice': t`Choose one of the list.`,
  }
  const own = { label: labelOf(column), required: column.required, error: problem && sentences[problem] }
  if (column.kind === 'date') return <DateField {...own} value={value} onChange={onChange} onFault={onFault} />
  return (
    <Field {...own}>
      <Control column={column} value={value} onChange={onChange} />
    </Field>
  )
}
