import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { type UserStatus, userPlans, userRoles, userStatuses } from '../../../core/users/users.user'
import { Field } from '../../ui/field'
import * as css from '../../ui/form.css'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { useUserMessages } from '../use-user-messages'
import { useFieldMessages } from './use-user-field-messages'
import type { UserForm } from './use-user-form'

type UserFieldProps = {
  form: UserForm
  /** path of the field's errors: `information.mobile` */
  path: string
  required?: boolean
  hint?: ReactNode
  children: ReactNode
}

export function UserField({ form, path, required, hint, children }: UserFieldProps) {
  const { labels, errorText } = useFieldMessages()
  return (
    <div data-field={path}>
      <Field
        label={lookUp(labels, path)}
        error={errorText(lookUp(form.errors, path), path)}
        required={required}
        hint={hint}
      >
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
        // validated by our own rules, with our own messages
        inputMode={type}
      />
    </UserField>
  )
}

type AccountFieldsProps = {
  form: UserForm
  /** new users have more required fields, and are active */
  isNew: boolean
}

export function AccountFields({ form, isNew }: AccountFieldsProps) {
  const { t } = useLingui()
  const messages = useUserMessages()
  const { draft, set } = form
  const options = (values: readonly string[], textOf: (value: string) => string) =>
    values.map((value) => ({ value, label: textOf(value) }))
  const text = (name: 'fullName' | 'username' | 'email' | 'company' | 'country' | 'contact') => ({
    form,
    path: name,
    value: draft[name],
    onChange: (typed: string) => set(name, typed),
  })
  return (
    <div className={css.pairs}>
      <UserText {...text('fullName')} required />
      <UserText {...text('username')} required hint={isNew ? t`Short, no spaces` : undefined} />
      <UserText {...text('email')} type="email" required />
      <UserText {...text('contact')} type="tel" required={isNew} />
      <UserText {...text('company')} required={isNew} />
      <UserText {...text('country')} required={isNew} />
      <UserField form={form} path="role" required>
        <Select value={draft.role} onChange={(role) => set('role', role)} options={options(userRoles, messages.role)} />
      </UserField>
      <UserField form={form} path="currentPlan" required>
        <Select
          value={draft.currentPlan}
          onChange={(plan) => set('currentPlan', plan)}
          options={options(userPlans, messages.plan)}
        />
      </UserField>
      {!isNew && (
        <UserField form={form} path="status" required>
          <Select
            value={draft.status}
            onChange={(status) => set('status', status as UserStatus)}
            options={options(userStatuses, messages.status)}
          />
        </UserField>
      )}
    </div>
  )
}
