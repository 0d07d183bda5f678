import { type ReactNode, useId } from 'react'
import * as check from './checkbox.css'
import { classNames } from './class-names'
import * as field from './field.css'
import { FieldError } from './field-error'
import * as css from './radio-group.css'
import { visuallyHidden } from './visually-hidden.css'

export type RadioOption<V extends string = string> = {
  value: V
  label: ReactNode
  /** shown in the list layout, not on segments */
  hint?: ReactNode
  disabled?: boolean
}

type RadioGroupProps<V extends string> = {
  label: ReactNode
  labelHidden?: boolean
  /** null: nothing selected */
  value: V | null
  onChange(value: V): void
  options: readonly RadioOption<V>[]
  look?: 'list' | 'segmented'
  /** equal-width segments per row */
  columns?: 2 | 3
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean | undefined
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const {
    label,
    labelHidden,
    value,
    onChange,
    options,
    look = 'list',
    columns,
    hint,
    error,
    required,
    disabled,
  } = props
  const id = useId()
  const isSegmented = look === 'segmented'
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      className={css.group}
      aria-labelledby={`${id}label`}
      aria-describedby={described || undefined}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      part="radio-group"
    >
      <span id={`${id}label`} className={labelHidden ? visuallyHidden : field.label}>
        {label}
        {required && (
          <span className={field.mark} aria-hidden="true">
            *
          </span>
        )}
      </span>
      <div className={isSegmented ? classNames(css.segments, columns && css.columns[columns]) : css.list}>
        {options.map((option) => (
          <label key={option.value} className={isSegmented ? css.segment : check.row}>
            <input
              type="radio"
              name={id}
              className={isSegmented ? visuallyHidden : check.radio}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={check.text}>
              {option.label}
              {!isSegmented && option.hint && <span className={check.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}hint`} className={field.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
