import Alert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import * as css from './field.css'

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error} part="field-error">
      <Alert className={css.errorIcon} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
