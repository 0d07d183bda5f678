import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import * as css from './checkbox.css'
import { classNames } from './class-names'
import { visuallyHidden } from './visually-hidden.css'

type CheckboxProps = {
  checked: boolean
  onChange(checked: boolean): void
  /** the label */
  children: ReactNode
  hint?: ReactNode
  /** some of the represented items are checked */
  indeterminate?: boolean
  labelHidden?: boolean
  disabled?: boolean | undefined
  required?: boolean
  invalid?: boolean
  name?: string
  className?: string
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onChange, children, hint, indeterminate = false, labelHidden, ...more } = props
  const { required, invalid, className, ...rest } = more
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classNames(css.row, className)} part="checkbox">
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={css.checkbox}
        checked={checked}
        aria-labelledby={`${id}label`}
        aria-describedby={hint ? `${id}hint` : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={labelHidden ? visuallyHidden : css.text}>
        <span id={`${id}label`}>{children}</span>
        {hint && (
          <span id={`${id}hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
