import { useLingui } from '@lingui/react/macro'
import { Field } from '../ui/field'
import { Input } from '../ui/input'

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
