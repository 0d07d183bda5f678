import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/card'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import * as css from './form.css'
import type { OpenForm } from './open-form'
import { useFormMessages } from './use-invoice-form-messages'

/** Days, who wrote it, and what is said below. */
export function FormTerms({ form }: { form: OpenForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormMessages()
  const { draft, errors } = form
  const day = (name: 'issuedDate' | 'dueDate') => (
    <div data-field={name}>
      <DateField
        label={labels[name]}
        required
        error={errorText(errors[name])}
        value={draft[name]}
        {...(name === 'dueDate' && draft.issuedDate !== '' && { min: draft.issuedDate })}
        disabled={form.stage === 'saving'}
        onChange={(day) => form.set(name, day)}
      />
    </div>
  )
  return (
    <Card title={t`Terms`}>
      <div className={css.fields}>
        <div className={css.days}>
          {day('issuedDate')}
          {day('dueDate')}
        </div>
        <div data-field="salesperson">
          <Field label={labels.salesperson} error={errorText(errors.salesperson)}>
            <Input value={draft.salesperson} dir="auto" onChange={(text) => form.set('salesperson', text)} />
          </Field>
        </div>
        <div data-field="note">
          <Field label={labels.note} error={errorText(errors.note)}>
            <Textarea value={draft.note} rows={3} dir="auto" onChange={(text) => form.set('note', text)} />
          </Field>
        </div>
      </div>
    </Card>
  )
}
