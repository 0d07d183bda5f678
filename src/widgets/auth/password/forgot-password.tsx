import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Button } from '../../ui/button'
import * as css from '../auth.css'
import { Email } from '../auth-fields'
import { AuthFrame, Notice } from '../auth-frame'
import { useInvalidFocus } from '../use-invalid-focus'
import type { PasswordRecoveryProps } from './password-recovery'
import { usePasswordLink, usePasswordMessages } from './use-password'

export function ForgotPassword({ above, email, onEmail, offersSample, onSample, onTurn }: PasswordRecoveryProps) {
  const { t } = useLingui()
  const link = usePasswordLink()
  const busy = link.stage === 'sending'
  const errors = usePasswordMessages().of(['email'], link.fields, link.error)
  const { form, submitted } = useInvalidFocus(busy)
  const back = (
    <Button look="ghost" size="s" onClick={() => onTurn('sign-in')}>
      {t`Back to sign in`}
    </Button>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    submitted()
    link.request(email)
  }

  if (link.stage === 'sent' && !link.isMailed)
    return (
      <AuthFrame at="sent" above={above} title={t`Ask the shop's owner for a link`} foot={back}>
        <p role="status">
          <Trans>
            This shop doesn't send emails. Its owner can give you a link for <strong>{link.email}</strong>, with which
            you set a new password.
          </Trans>
        </p>
        <Button wide onClick={link.startOver}>
          {t`Use another email`}
        </Button>
      </AuthFrame>
    )
  if (link.stage === 'sent') {
    const { sampleToken } = link
    return (
      <AuthFrame at="sent" above={above} title={t`Check your email`} foot={back}>
        <p role="status">
          <Trans>
            If there's an account for <strong>{link.email}</strong>, we've sent an email with a link.
          </Trans>
        </p>
        {offersSample && sampleToken !== undefined && (
          <Notice tone="info">
            <p>{t`This sample shop doesn't send emails. The link would open this page:`}</p>
            <Button size="s" onClick={() => onSample(sampleToken)}>
              {t`Open link`}
            </Button>
          </Notice>
        )}
        <p className={css.muted}>
          {t`Nothing there? Look in the spam folder. If you were invited and never signed in, ask whoever invited you for a new link.`}
        </p>
        <Button wide onClick={link.startOver}>
          {t`Resend or use another email`}
        </Button>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      at="asking"
      above={above}
      title={t`Forgot your password?`}
      lead={t`Enter your email and we'll send you a link to set a new one.`}
      foot={back}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit} part="form">
        {errors.whole && <Notice tone="danger">{errors.whole}</Notice>}
        <Email
          value={email}
          onChange={(text) => {
            onEmail(text)
            link.clearField('email')
          }}
          error={errors.email}
        />
        <Button type="submit" look="primary" size="l" wide busy={busy}>
          {t`Send link`}
        </Button>
      </form>
    </AuthFrame>
  )
}
