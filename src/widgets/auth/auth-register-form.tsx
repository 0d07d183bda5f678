import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { PasswordStrength } from '../password-strength/password-strength'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import * as css from './auth.css'
import { Email, Password } from './auth-fields'
import { Notice } from './auth-frame'
import type { Sentences } from './use-auth-messages'
import { useInvalidFocus } from './use-invalid-focus'

export const registerFields = ['username', 'email', 'password'] as const
type RegisterField = (typeof registerFields)[number]

type RegisterFormProps = {
  email: string
  onEmail(email: string): void
  errors: Sentences<RegisterField>
  /** a previous attempt may have created the account */
  isUnsure: boolean
  busy: boolean
  termsUrl: string | undefined
  onSubmit(username: string, password: string): void
  onEdit(field: RegisterField): void
}

export function RegisterForm({
  email,
  onEmail,
  errors,
  isUnsure,
  busy,
  termsUrl,
  onSubmit,
  onEdit,
}: RegisterFormProps) {
  const { t } = useLingui()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [accepted, setAccepted] = useState(false)
  const [refused, setRefused] = useState(false)
  const { form, submitted } = useInvalidFocus(busy)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    submitted()
    setRefused(!accepted)
    // blank fields are rejected without a request, so that all are reported at once
    const hasBlank = [username, email, password].some((text) => text.trim() === '')
    if (accepted || hasBlank) onSubmit(username, password)
  }
  const typed = (field: RegisterField, set: (text: string) => void) => (text: string) => {
    set(text)
    onEdit(field)
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} part="form">
      {(errors.whole || isUnsure) && (
        <Notice tone="danger">
          {errors.whole && <p>{errors.whole}</p>}
          {isUnsure && (
            <p>{t`We couldn't confirm whether your account was created. It's safe to try again with the same details.`}</p>
          )}
        </Notice>
      )}
      <Field label={t`Username`} error={errors.username}>
        <Input
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          onChange={typed('username', setUsername)}
        />
      </Field>
      <Email value={email} onChange={typed('email', onEmail)} error={errors.email} />
      <Password value={password} onChange={typed('password', setPassword)} error={errors.password} isNew />
      <PasswordStrength password={password} personal={[username, email]} />
      <Checkbox
        checked={accepted}
        required
        invalid={refused}
        hint={refused && <span className={css.wrong}>{t`Accept the terms of use to continue.`}</span>}
        onChange={(now) => {
          setAccepted(now)
          setRefused(false)
        }}
      >
        {termsUrl ? (
          <Trans>
            I accept the{' '}
            <a className={css.link} href={termsUrl} target="_blank" rel="noreferrer">
              terms of use
            </a>
          </Trans>
        ) : (
          t`I accept the terms of use`
        )}
      </Checkbox>
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {t`Create account`}
      </Button>
    </form>
  )
}
