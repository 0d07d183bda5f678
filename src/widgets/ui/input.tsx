import type { ComponentProps } from 'react'
import * as css from './box.css'
import { classNames } from './class-names'
import { useFieldControl } from './field-control'

export type InputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  value: string
  onChange(text: string): void
}

export function Input({ onChange, className, ...rest }: InputProps) {
  return (
    <input
      type="text"
      part="input"
      {...useFieldControl()}
      {...rest}
      className={classNames(css.box, className)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  value: string
  onChange(text: string): void
}

export function Textarea({ onChange, className, rows = 3, ...rest }: TextareaProps) {
  return (
    <textarea
      part="input"
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={classNames(css.textarea, className)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
