import type { ReactNode } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { Field } from '../ui/field'
import { Input, Textarea } from '../ui/input'
import type { AccountForm } from './use-account'
import { useAccountMessages } from './use-account-messages'

type AccountTextProps = {
  form: Pick<AccountForm, 'errors'>
  /** where the field's faults stand: `info.website` */
  path: string
  value: string
  onChange(text: string): void
  mode?: 'email' | 'tel' | 'url'
  long?: boolean
  required?: boolean
  hint?: ReactNode
  className?: string
}

/** A text with its name and what is wrong with it. */
export function AccountText(props: AccountTextProps) {
  const { form, path, value, onChange, mode, long, required, hint, className } = props
  const { labels, errorText } = useAccountMessages()
  // checked by our own rules, with sentences of our own
  const control = { value, onChange, autoComplete: 'off', dir: 'auto' } as const
  return (
    <div data-field={path} className={className}>
      <Field label={lookUp(labels, path)} error={errorText(lookUp(form.errors, path))} required={required} hint={hint}>
        {long ? <Textarea {...control} /> : <Input {...control} inputMode={mode} />}
      </Field>
    </div>
  )
}
