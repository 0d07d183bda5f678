import { type ComponentProps, useState } from 'react'
import type { MoneyError, Satang } from '../../core/kernel/money'
import { parseBaht } from '../../core/kernel/parse-baht'
import { classNames } from './class-names'
import { useFieldControl } from './field-control'
import * as css from './money-field.css'

type MoneyFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onError' | 'type'> & {
  value: Satang | null
  /** an amount, or null if cleared; not called for invalid input */
  onChange(value: Satang | null): void
  /** the error code of invalid input, null once it is valid */
  onError?(code: MoneyError | null): void
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** Formats baht for editing: 1,250 or 1,250.50. */
const bahtText = (value: Satang | null): string =>
  value === null ? '' : (value % 100 === 0 ? whole : exact).format(value / 100)

type Read = { value: Satang | null; error: MoneyError | null }

function read(text: string): Read {
  const parsed = parseBaht(text)
  if (parsed === 'empty') return { value: null, error: null }
  return typeof parsed === 'number' ? { value: parsed, error: null } : { value: null, error: parsed }
}

export function MoneyField({ value, onChange, onError, onBlur, className, ...rest }: MoneyFieldProps) {
  const [text, setText] = useState(() => bahtText(value))
  const [known, setKnown] = useState(value)
  const { error } = read(text)

  // an outside value replaces the text unless it is equivalent
  if (value !== known) {
    setKnown(value)
    if (error || read(text).value !== value) setText(bahtText(value))
  }

  const type = (typed: string) => {
    setText(typed)
    const next = read(typed)
    onError?.(next.error)
    if (!next.error && next.value !== value) onChange(next.value)
  }

  return (
    <span className={classNames(css.frame, className)}>
      <span className={css.sign} aria-hidden="true">
        ฿
      </span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        part="input"
        {...useFieldControl()}
        {...(error && { 'aria-invalid': true })}
        {...rest}
        className={css.input}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          if (!error) setText(bahtText(value))
          onBlur?.(event)
        }}
      />
    </span>
  )
}
