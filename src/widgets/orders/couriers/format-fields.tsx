import { useLingui } from '@lingui/react/macro'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input, Textarea } from '../../ui/input'
import { Select } from '../../ui/select'
import { FormatColumns } from './format-columns'
import { FormatTemplate } from './format-template'
import type { FormatEdit } from './use-format-edit'
import { useFormatMessages } from './use-format-messages'
import { useFormatChoices } from './use-format-names'

type ChoiceProps<F extends 'file' | 'phone' | 'noCod'> = {
  edit: FormatEdit
  name: F
  choices: Readonly<Record<FormatEdit['draft'][F], string>>
}

function Choice<F extends 'file' | 'phone' | 'noCod'>({ edit, name, choices }: ChoiceProps<F>) {
  const { labels, errorText } = useFormatMessages()
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(edit.errors[name])}>
        <Select
          value={edit.draft[name]}
          onChange={(value: FormatEdit['draft'][F]) => edit.set(name, value)}
          options={Object.entries<string>(choices).map(([value, label]) => ({
            // one entry for each name
            value: value as FormatEdit['draft'][F],
            label,
          }))}
        />
      </Field>
    </div>
  )
}

/** Rows of the courier's template around the headings. */
function Rows({ edit }: { edit: FormatEdit }) {
  const { t } = useLingui()
  const { labels, errorText } = useFormatMessages()
  const { draft, errors } = edit
  const above = Object.entries(errors).find(([path]) => path.split('.')[0] === 'above')?.[1]
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Rows around the headings`}</h3>
      <div data-field="above">
        <Field
          label={labels.above}
          error={errorText(above)}
          hint={t`As in the courier's template, one line per row. Usually none.`}
        >
          <Textarea rows={2} value={draft.above} onChange={(text) => edit.set('above', text)} dir="auto" />
        </Field>
      </div>
      <div data-field="startRow">
        <Field
          label={labels.startRow}
          error={errorText(errors.startRow)}
          hint={t`Leave it empty for the row below the headings.`}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={draft.startRow}
            onChange={(text) => edit.set('startRow', text)}
          />
        </Field>
      </div>
    </section>
  )
}

export function FormatFields({ edit }: { edit: FormatEdit }) {
  const { t } = useLingui()
  const { files, phones, noCods } = useFormatChoices()
  return (
    <fieldset className={form.fields} disabled={edit.stage === 'saving'}>
      <FormatTemplate edit={edit} />
      <section className={form.group}>
        <h3 className={form.groupTitle}>{t`File and amounts`}</h3>
        <Choice edit={edit} name="file" choices={files} />
        <div className={form.pairs}>
          <Choice edit={edit} name="phone" choices={phones} />
          <Choice edit={edit} name="noCod" choices={noCods} />
        </div>
      </section>
      <FormatColumns edit={edit} />
      <Rows edit={edit} />
    </fieldset>
  )
}
