import Alert from 'lucide-react/icons/circle-alert'
import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import { classNames } from './class-names'
import * as css from './field.css'
import { visuallyHidden } from './visually-hidden.css'

type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const none: FieldControl = {}
const FieldContext = createContext<FieldControl>(none)

/** What the control inside a Field puts on its element; empty outside of one. */
export const useFieldControl = (): FieldControl => useContext(FieldContext)

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** the sentence under the control; its presence marks the control as wrong */
  error?: ReactNode
  required?: boolean | undefined
  /** the label is there for screen readers only */
  labelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error} part="field-error">
      <Alert className={css.errorIcon} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Label, hint and error around one Input, Textarea, Select, MoneyField or NumberStepper. */
export function Field({ label, hint, error, required = false, labelHidden, className, children }: FieldProps) {
  const id = useId()
  const hasHint = Boolean(hint)
  const hasError = Boolean(error)
  const control = useMemo<FieldControl>(() => {
    const described = [hasHint && `${id}hint`, hasError && `${id}error`].filter(Boolean).join(' ')
    return {
      id: `${id}control`,
      ...(described && { 'aria-describedby': described }),
      ...(hasError && { 'aria-invalid': true }),
      ...(required && { 'aria-required': true }),
    }
  }, [id, hasHint, hasError, required])
  return (
    <div className={classNames(css.field, className)} part="field">
      <label className={labelHidden ? visuallyHidden : css.label} htmlFor={`${id}control`}>
        {label}
        {required && (
          <span className={css.mark} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hasHint && (
        <p id={`${id}hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {hasError && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
