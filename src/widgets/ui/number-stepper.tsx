import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useId, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { arabicDigits } from '../../core/kernel/money'
import { classNames } from './class-names'
import { useFieldControl } from './field-control'
import { FieldError } from './field-error'
import * as css from './number-stepper.css'

const quantityRefusals = ['not-a-number', 'fraction', 'too-small', 'too-large'] as const
export type QuantityRefusal = (typeof quantityRefusals)[number]

/** Parses a whole number within the bounds (Thai digits and grouping commas allowed), or returns an error code. */
export function parseQuantity(text: string, min: number, max: number): number | QuantityRefusal | 'empty' {
  const plain = arabicDigits(text.normalize('NFKC')).trim()
  if (plain === '') return 'empty'
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/.exec(plain)
  if (!match) return 'not-a-number'
  const [, sign, digits = '', fraction = ''] = match
  if (/[1-9]/.test(fraction)) return 'fraction'
  const value = Number(digits.replaceAll(',', '')) * (sign === '-' ? -1 : 1)
  if (value < min) return 'too-small'
  return value > max ? 'too-large' : value
}

type NumberStepperProps = {
  value: number
  /** called at once by the buttons, on Enter or blur for typed input */
  onChange(value: number): void
  min?: number
  max?: number
  size?: 's' | 'm'
  disabled?: boolean | undefined
  labels: {
    less: string
    more: string
    /** message for rejected input */
    refused(code: QuantityRefusal): string
    /** accessible name outside a Field */
    value?: string
  }
  className?: string
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function NumberStepper(props: NumberStepperProps) {
  const { value, onChange, min = 1, max = 9999, size = 'm', disabled = false, labels, className } = props
  const field = useFieldControl()
  const id = useId()
  // undefined: not being edited, shows the value
  const [typed, setTyped] = useState<string>()
  const [kept, setKept] = useState<QuantityRefusal>()

  const parsed = typed === undefined ? value : parseQuantity(typed, min, max)
  const refused = typeof parsed === 'string' && parsed !== 'empty' ? parsed : kept

  const type = (text: string) => {
    setTyped(text)
    setKept(undefined)
  }
  /** Commits the input; invalid input reverts to the last value, its error stays visible. */
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    if (typeof parsed === 'string') setKept(parsed === 'empty' ? undefined : parsed)
    else if (parsed !== value) onChange(parsed)
  }
  const step = (by: number) => {
    if (disabled) return
    const from = typeof parsed === 'number' ? parsed : value
    const next = Math.min(max, Math.max(min, from + by))
    setTyped(undefined)
    setKept(undefined)
    if (next !== value) onChange(next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = lookUp(steps, event.key)
    if (by !== undefined) {
      event.preventDefault()
      step(by)
    } else if (event.key === 'Enter') {
      // a form must not submit a number other than the one on screen
      if (typeof parsed === 'string') event.preventDefault()
      commit()
    } else if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      event.preventDefault()
      setTyped(undefined)
      setKept(undefined)
    }
  }
  const stepButton = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className={css.step}
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || (by < 0 ? value <= min : value >= max) || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => step(by)}
    >
      {by < 0 ? <Minus size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
    </button>
  )

  return (
    <div className={classNames(css.stepper, className)}>
      <div
        className={classNames(css.frame, size === 's' && css.small)}
        part="stepper"
        data-refused={refused && ''}
        data-disabled={disabled ? '' : undefined}
      >
        {stepButton(-1, labels.less)}
        <input
          className={css.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={labels.value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          {...field}
          {...(refused && {
            'aria-invalid': true,
            'aria-describedby': classNames(field['aria-describedby'], `${id}refused`),
          })}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        {stepButton(1, labels.more)}
      </div>
      {refused && (
        <div role="alert">
          <FieldError id={`${id}refused`}>{labels.refused(refused)}</FieldError>
        </div>
      )}
    </div>
  )
}
