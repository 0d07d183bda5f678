import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isNewcomer } from '../../../core/auth/auth.newcomer'
import { PasswordStrength } from '../../password-strength/password-strength'
import { Button } from '../../ui/button'
import * as css from '../auth.css'
import { Password } from '../auth-fields'
import { AuthFrame, Notice } from '../auth-frame'
import { useInvalidFocus } from '../use-invalid-focus'
import type { PasswordRecoveryProps } from './password-recovery'
import { usePasswordMessages, usePasswordReset } from './use-password'

const fieldNames = ['token', 'password', 'again'] as const

export function ResetPassword({ above, email, token, onTurn }: PasswordRecoveryProps) {
  const { t } = useLingui()
  const reset = usePasswordReset(token)
  const busy = reset.stage === 'setting'
  const errors = usePasswordMessages().of(fieldNames, reset.fields, reset.error)
  const { form, submitted } = useInvalidFocus(busy)
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const isNew = isNewcomer(token)
  const back = (
    <Button look="ghost" size="s" onClick={() => onTurn('sign-in')}>
      {t`Back to sign in`}
    </Button>
  )
  const anew = (
    <Button wide onClick={() => onTurn('forgot-password')}>
      {t`Request a new link`}
    </Button>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    submitted()
    reset.set(password, again)
  }

  if (reset.stage === 'changed')
    return (
      <AuthFrame at="changed" above={above} title={isNew ? t`Your password is set` : t`Your new password is set`}>
        <p role="status">{t`Use it to sign in from now on.`}</p>
        <Button look="primary" size="l" wide onClick={() => onTurn('sign-in')}>
          {t`Sign in`}
        </Button>
      </AuthFrame>
    )
  if (token === '')
    return (
      <AuthFrame above={above} title={t`Set a new password`} foot={back}>
        <Notice tone="info">
          <p>{t`This link is incomplete. Open the link in the email again, or request a new one.`}</p>
        </Notice>
        {anew}
      </AuthFrame>
    )
  return (
    <AuthFrame
      at="setting"
      above={above}
      title={isNew ? t`Welcome! Choose a password` : t`Set a new password`}
      lead={
        isNew
          ? t`You'll sign in with it and your email. Several words are easier to remember than symbols, and harder to guess.`
          : t`Several words are easier to remember than symbols, and harder to guess.`
      }
      foot={back}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit} part="form">
        {errors.whole && <Notice tone="danger">{errors.whole}</Notice>}
        {errors.whole && reset.isUnsure && !errors.token && (
          <Notice tone="info">{t`We couldn't confirm whether your new password was set. Try again, or sign in with it.`}</Notice>
        )}
        {errors.token && (
          <>
            <Notice tone="danger">
              {reset.isUnsure
                ? t`Your first attempt may have set the new password. Try signing in with it. If that doesn't work, request a new link.`
                : errors.token}
            </Notice>
            {anew}
          </>
        )}
        <Password
          label={isNew ? t`Password` : t`New password`}
          value={password}
          onChange={(text) => {
            setPassword(text)
            reset.clearField('password')
          }}
          error={errors.password}
          isNew
        />
        <PasswordStrength password={password} personal={[email]} />
        <Password
          name="again"
          label={isNew ? t`Confirm password` : t`Confirm new password`}
          value={again}
          onChange={(text) => {
            setAgain(text)
            reset.clearField('again')
          }}
          error={errors.again}
          isNew
        />
        <Button type="submit" look="primary" size="l" wide busy={busy}>
          {t`Set password`}
        </Button>
      </form>
    </AuthFrame>
  )
}
