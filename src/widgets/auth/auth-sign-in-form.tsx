import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import * as css from './auth.css'
import { Email, Password } from './auth-fields'
import { Notice } from './auth-frame'
import type { Sentences } from './use-auth-messages'
import { useInvalidFocus } from './use-invalid-focus'

/** A sample account that anyone may use. */
export type SignInHint = { email: string; password: string }

function Hint({ samples, onChoose }: { samples: readonly SignInHint[]; onChoose(sample: SignInHint): void }) {
  return (
    <Notice tone="info">
      <p>
        <Trans>Sample accounts. Click one to fill in the form:</Trans>
      </p>
      <ul className={css.samples}>
        {samples.map((sample) => (
          <li key={sample.email}>
            <button type="button" className={css.sample} onClick={() => onChoose(sample)}>
              <span>{sample.email}</span> · <span>{sample.password}</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

export const signInFields = ['email', 'password'] as const
type SignInField = (typeof signInFields)[number]

type SignInFormProps = {
  email: string
  onEmail(email: string): void
  errors: Sentences<SignInField>
  busy: boolean
  hint: readonly SignInHint[]
  onSubmit(password: string, remember: boolean): void
  onEdit(field: SignInField): void
  /** undefined if passwords can't be reset here */
  onForgot: (() => void) | undefined
}

export function SignInForm({ email, onEmail, errors, busy, hint, onSubmit, onEdit, onForgot }: SignInFormProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const [remember, setRemember] = useState(true)
  const password = typed ?? hint.find((each) => each.email === email)?.password ?? ''
  const { form, submitted } = useInvalidFocus(busy)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    submitted()
    onSubmit(password, remember)
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
      <Checkbox
        name="remember"
        checked={remember}
        onChange={setRemember}
        hint={remember ? undefined : t`You'll be signed out when you close this tab.`}
      >
        {t`Remember me on this device`}
      </Checkbox>
      <Button type="submit" look="primary" size="l" wide busy={busy}>
        {t`Sign in`}
      </Button>
      {onForgot && (
        <Button look="ghost" size="s" className={css.forgot} onClick={onForgot}>
          {t`Forgot your password?`}
        </Button>
      )}
    </form>
  )
}
