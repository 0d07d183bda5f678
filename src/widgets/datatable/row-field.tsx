import { useLingui } from '@lingui/react/macro'
import type { CellProblem } from '../../core/datatable/datatable.check'
import { lookUp } from '../../core/kernel/look-up'
import { Button } from '../ui/button'
import { Combobox } from '../ui/combobox'
import { DateField } from '../ui/date-field'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { Select } from '../ui/select'
import * as css from './datatable.css'
import { type DatatableColumn, labelOf } from './use-columns'
import { useTitles } from './use-titles'

type TitleInputProps = {
  value: string
  onChange(text: string): void
  label: string
}

/** Text input with suggestions from the backend's titles; plain if they don't load. */
function TitleInput({ value, onChange, label }: TitleInputProps) {
  const { t } = useLingui()
  const { options, isFailed, reload } = useTitles(value)
  return (
    <>
      <Combobox
        value={value}
        onChange={onChange}
        options={options}
        placeholder={t`Type for suggestions`}
        listLabel={t`Suggestions for ${label}`}
        countLabel={(count) => (count === 0 ? t`No suggestions` : t`Suggestions: ${count}`)}
      />
      {isFailed && (
        <p role="status" className={css.note}>
          {t`Couldn't load suggestions.`}
          <Button look="ghost" size="s" onClick={reload}>{t`Try again`}</Button>
        </p>
      )}
    </>
  )
}

type RowFieldProps = {
  column: DatatableColumn
  value: string
  problem: CellProblem | undefined
  onChange(text: string): void
  /** whether the current input is invalid */
  onInvalid(isFaulty: boolean): void
}

function Control({ column, value, onChange }: Omit<RowFieldProps, 'problem' | 'onInvalid'>) {
  const { kind, choices = [], choiceLabels, completes } = column
  if (kind === 'choice')
    return (
      <Select
        value={value}
        placeholder="–"
        options={choices.map((choice) => ({
          value: String(choice),
          label: lookUp(choiceLabels, String(choice)) ?? String(choice),
        }))}
        onChange={onChange}
      />
    )
  if (completes) return <TitleInput value={value} onChange={onChange} label={labelOf(column)} />
  const isNumber = kind === 'number' || kind === 'money'
  return <Input inputMode={isNumber ? 'decimal' : undefined} value={value} onChange={onChange} />
}

export function RowField({ column, value, problem, onChange, onInvalid }: RowFieldProps) {
  const { t } = useLingui()
  const sentences: Record<CellProblem, string> = {
    required: t`This field is required.`,
    'not-a-number': t`Enter a number, such as 1250.50.`,
    'not-a-day': t`Enter a valid date.`,
    'not-a-choice': t`Choose from the list.`,
  }
  const own = { label: labelOf(column), required: column.required, error: problem && sentences[problem] }
  if (column.kind === 'date')
    return <DateField {...own} fullYears value={value} onChange={onChange} onInvalid={onInvalid} />
  return (
    <Field {...own}>
      <Control column={column} value={value} onChange={onChange} />
    </Field>
  )
}
