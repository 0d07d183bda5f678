import { useLingui } from '@lingui/react/macro'
import { longestText } from '../../../core/kernel/longest-text'
import { type Assignee, newTaskSchema, taskTags } from '../../../core/todo/todo.contract'
import { useErrorText } from '../../form/use-error-text'
import { RichText } from '../../rich-text/rich-text'
import { Checkbox } from '../../ui/checkbox'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { pairs } from '../../ui/form.css'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { useTodoMessages } from '../use-todo-messages'
import * as css from './task-form.css'
import type { TaskFormState } from './use-task-form'

type TaskFieldsProps = {
  form: TaskFormState
  people: readonly Assignee[]
  isNew: boolean
  onSubmit(): void
}

function Tags({ form }: Pick<TaskFieldsProps, 'form'>) {
  const { t } = useLingui()
  const messages = useTodoMessages()
  const { tags } = form.fields
  const all = [...new Set<string>([...taskTags, ...tags])]
  return (
    <fieldset className={css.tags}>
      <legend className={css.legend}>{t`Tags`}</legend>
      {all.map((tag) => (
        <Checkbox
          key={tag}
          checked={tags.includes(tag)}
          onChange={(isOn) => form.set({ tags: all.filter((each) => (each === tag ? isOn : tags.includes(each))) })}
        >
          {messages.tag(tag)}
        </Checkbox>
      ))}
    </fieldset>
  )
}

const longestOf = longestText(newTaskSchema)

export function TaskFieldsPart({ form, people, isNew, onSubmit }: TaskFieldsProps) {
  const { t } = useLingui()
  const { fields, errors, set } = form
  const { title, assignee, dueDate, description, isImportant } = fields
  const known = people.some(({ fullName }) => fullName === assignee?.fullName)
  const everybody = assignee && !known ? [assignee, ...people] : people
  const errorText = useErrorText({ required: t`Enter what needs to be done` }, longestOf)
  return (
    <>
      <Field label={t`Title`} error={errorText(errors.title, 'title')} required>
        <Input value={title} onChange={(text) => set({ title: text })} {...(isNew && { 'data-autofocus': '' })} />
      </Field>
      <div className={pairs}>
        <Field label={t`Assignee`}>
          <Select
            value={assignee?.fullName ?? ''}
            onChange={(name: string) => set({ assignee: everybody.find(({ fullName }) => fullName === name) ?? null })}
            options={[
              { value: '', label: t`Unassigned` },
              ...everybody.map(({ fullName }) => ({ value: fullName, label: fullName })),
            ]}
          />
        </Field>
        <DateField
          key={form.resets}
          label={t`Due date`}
          value={dueDate}
          onChange={(day) => set({ dueDate: day })}
          onInvalid={form.refuseDate}
        />
      </div>
      <Tags form={form} />
      {isNew && (
        <Checkbox checked={isImportant} onChange={(isOn) => set({ isImportant: isOn })}>
          {t`Important`}
        </Checkbox>
      )}
      <div className={css.description}>
        <p className={css.legend} aria-hidden="true">{t`Description`}</p>
        <RichText
          label={t`Description`}
          value={description}
          onChange={(html) => set({ description: html })}
          onSubmit={onSubmit}
        />
      </div>
    </>
  )
}
