import { useLingui } from '@lingui/react/macro'
import { type UserStatus, userPlans, userRoles, userStatuses } from '../../../core/users/users.user'
import * as css from '../../ui/form.css'
import { Select } from '../../ui/select'
import { useUserMessages } from '../use-user-messages'
import type { UserForm } from './use-user-form'
import { UserField, UserText } from './user-text'

type AccountFieldsProps = {
  form: UserForm
  /** somebody new is asked for more, and is active from the start */
  isNew: boolean
}

/** Who somebody is, and what they are here. */
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
