import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { ErrorList } from '../../ui/error-list'
import { Field } from '../../ui/field'
import { goToField } from '../../ui/first-error'
import * as css from '../../ui/form.css'
import { Input } from '../../ui/input'

export function Validation() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ name: '', postcode: '' })
  const [isTried, setTried] = useState(false)
  const labels = { name: t`Name`, postcode: t`Postcode` }
  const errors = {
    name: values.name.trim() === '' ? t`This field is required.` : '',
    postcode: /^\d{5}$/.test(values.postcode) ? '' : t`A postcode has 5 digits`,
  }
  const names = ['name', 'postcode'] as const
  const fieldErrors = names
    .filter((path) => errors[path] !== '')
    .map((path) => ({ path, label: labels[path], text: errors[path] }))
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (fieldErrors[0]) goToField(form.current, fieldErrors[0].path)
      }}
    >
      {isTried && fieldErrors.length > 0 && (
        <ErrorList fieldErrors={fieldErrors} onGo={({ path }) => goToField(form.current, path)} />
      )}
      {names.map((path) => (
        <div key={path} data-field={path}>
          <Field label={labels[path]} required error={isTried && errors[path]}>
            <Input
              autoComplete="off"
              value={values[path]}
              onChange={(text) => setValues((before) => ({ ...before, [path]: text }))}
            />
          </Field>
        </div>
      ))}
      <div>
        <Button look="primary" type="submit">{t`Save`}</Button>
      </div>
      {isTried && fieldErrors.length === 0 && <p role="status">{t`No errors left.`}</p>}
    </form>
  )
}
