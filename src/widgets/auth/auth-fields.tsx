import { useLingui } from '@lingui/react/macro'
import Hidden from 'lucide-react/icons/eye'
import Shown from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import * as css from './auth.css'

type EmailProps = { value: string; onChange(text: string): void; error?: string | undefined }

export function Email({ value, onChange, error }: EmailProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Email`} error={error}>
      <Input
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}

type PasswordProps = {
  /** default: `password` */
  name?: string
  label?: string
  value: string
  onChange(text: string): void
  error?: string | undefined
  /** a new password, which the browser offers to save */
  isNew?: boolean
}

export function Password({ name = 'password', label, value, onChange, error, isNew = false }: PasswordProps) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label ?? t`Password`} error={error}>
      <div className={css.password}>
        <Input
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          className={css.passwordInput}
          value={value}
          onChange={onChange}
        />
        <Button
          look="ghost"
          size="s"
          className={css.eye}
          icon={shown ? <Shown /> : <Hidden />}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  )
}
