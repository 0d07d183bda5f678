import type { ReactNode } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { useFieldMessages } from './use-user-field-messages'
import type { UserForm } from './use-user-form'

type UserFieldProps = {
  form: UserForm
  /** where the field's faults stand: `information.mobile` */
  path: string
  required?: boolean
  hint?: ReactNode
  children: ReactNode
}

/** A control with its name and what is wrong with it. */
export function UserField({ form, path, required, hint, children }: UserFieldProps) {
  const { labels, errorText } = useFieldMessages()
  return (
    <div data-field={path}>
      <Field label={lookUp(labels, path)} error={errorText(lookUp(form.errors, path))} required={required} hint={hint}>
        {children}
      </Field>
    </div>
  )
}

type UserTextProps = Omit<UserFieldProps, 'children'> & {
  value: string
  onChange(text: string): void
  type?: 'email' | 'tel' | 'url'
}

export function UserText({ value, onChange, type, ...field }: UserTextProps) {
  return (
    <UserField {...field}>
      <Input
        value={value}
        onChange={onChange}
        autoComplete="off"
        dir="auto"
        // checked by our own rules, with sentences of our own
        inputMode={type}
      />
    </UserField>
  )
}
