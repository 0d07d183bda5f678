import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button'
import * as css from './auth.css'
import { Email } from './auth-email'
import { Hint, type SignInHint } from './auth-hint'
import { Notice } from './auth-notice'
import { Password } from './auth-password'
import type { Sentences } from './use-auth-sentences'
import { useFirstError } from './use-first-error'

export const signInFields = ['email', 'password'] as const
type SignInField = (typeof signInFields)[number]

type SignInFormProps = {
  email: string
  onEmail(email: string): void
  errors: Sentences<SignInField>
  busy: boolean
  hint: readonly SignInHint[]
  onSubmit(password: string): void
  /** typed in a field */
  onEdit(field: SignInField): void
}

export function SignInForm({ email, onEmail, errors, busy, hint, onSubmit, onEdit }: SignInFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const password = typed ?? hint.find((each) => each.email === email)?.password ?? ''
  const { form, submitted } = useFirstError(busy)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    submitted()
    onSubmit(password)
  }
  const typeEmail = (text: string) => {
    onEmail(text)
    onEdit('email')
  }
  const typePassword = (text: string) => {
    setTyped(text)
    onEdit('password')
  }
  const fill = (sample: SignInHint) => {
    typeEmail(sample.email)
    typePassword(sample.password)
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit} part="form">
      {errors.whole && <Notice tone="danger">{errors.whole}</Notice>}
      {hint.length > 0 && <Hint samples={hint} onChoose={fill} />}
      <Email value={email} onChange={typeEmail} error={errors.email} />
      <Password value={password} onChange={typePassword} error={errors.password} />
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {t`Sign in`}
      </Button>
    </form>
  )
}
