import { type ReactNode, useId, useMemo } from 'react'
import { classNames } from './class-names'
import * as css from './field.css'
import { FieldContext, type FieldControl } from './field-control'
import { FieldError } from './field-error'
import { visuallyHidden } from './visually-hidden.css'

export { FieldError } from './field-error'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** error message; marks the control as invalid */
  error?: ReactNode
  required?: boolean | undefined
  /** the label is visible to screen readers only */
  labelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Label, hint and error of a single control. */
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
