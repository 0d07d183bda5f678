import { messages as accountMessages } from 'langraan:messages/account'
import { messages } from 'langraan:messages/account.password'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { General } from '../../../core/account/account.contract'
import type { PasswordFields } from '../../../core/account/account.password'
import { FormProblem } from '../../form/form-problem'
import { PasswordStrength } from '../../password-strength/password-strength'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import { goToField, useFirstError } from '../../ui/first-error'
import { Input } from '../../ui/input'
import { Problem } from '../../ui/problem'
import * as css from '../account.css'
import { PasswordSkeleton } from '../account-skeleton'
import type { PasswordForm } from '../use-account'
import { useAccountMessages } from '../use-account-messages'

type PasswordProps = { form: PasswordForm; person: General }

/** minimum strength that isn't easy to guess */
const acceptable = 2

function PasswordView({ form, person: { username, fullName, email } }: PasswordProps) {
  const { t } = useLingui()
  const { labels, errorText, failure, ...messages } = useAccountMessages()
  const fieldErrors = messages.fieldErrors(form.errors)
  const node = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const personal = useMemo(() => [username, fullName, email], [username, fullName, email])
  const level = useRef<number>(undefined)
  const onMeasured = useCallback((measured: number) => {
    level.current = measured
  }, [])
  const submit = () => form.save((level.current ?? acceptable) < acceptable)
  const isBusy = form.stage === 'saving'
  const notePress = useFirstError(node, fieldErrors[0]?.path, !isBusy)
  const field = (name: keyof PasswordFields, hint?: string) => (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(form.errors[name], name)} required hint={hint}>
        <Input
          type={isShown ? 'text' : 'password'}
          value={form.fields[name]}
          onChange={(text) => form.set(name, text)}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          spellCheck={false}
          dir="ltr"
        />
      </Field>
    </div>
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    notePress(true)
    submit()
  }
  return (
    <form ref={node} className={css.form} noValidate onSubmit={save} aria-label={t`Change password`}>
      <FormProblem
        form={{ ...form, save: submit }}
        fieldErrors={fieldErrors}
        failure={(error) =>
          form.isUnsure
            ? t`We couldn't confirm whether your password was changed. It's safe to try again.`
            : failure(error)
        }
        onGo={(path) => goToField(node.current, path)}
      />
      {form.isUnsure && form.errors.oldPassword?.includes('wrong') && (
        <Problem>
          <p>{t`Your first attempt may have worked. To check, sign out and sign in with the new password.`}</p>
        </Problem>
      )}
      {/* tells password managers which account it is */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <fieldset className={css.whole} disabled={isBusy}>
        <div className={css.narrow}>
          {field('oldPassword')}
          <div className={css.part}>
            {field('newPassword', t`At least 8 characters`)}
            <PasswordStrength password={form.fields.newPassword} personal={personal} onMeasured={onMeasured} />
          </div>
          {field('again')}
          <Checkbox checked={isShown} onChange={setShown}>
            {t`Show passwords`}
          </Checkbox>
          <div className={css.actions}>
            <Button look="primary" type="submit" busy={isBusy}>
              {t`Change password`}
            </Button>
          </div>
        </div>
      </fieldset>
    </form>
  )
}

export const ChangePassword = defineWidget<PasswordProps>({
  apps: {},
  messages: [messages, accountMessages],
  Skeleton: PasswordSkeleton,
  View: PasswordView,
})
