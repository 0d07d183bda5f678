import { useLingui } from '@lingui/react/macro'
import CalendarIcon from 'lucide-react/icons/calendar'
import { type ReactNode, useRef } from 'react'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import * as css from './date-field.css'
import { useDateCalendar } from './use-date-calendar'
import { useDateText } from './use-date-text'

export type DateInputProps = {
  label: ReactNode
  /** YYYY-MM-DD, or '' for none */
  value: string
  onChange(value: string): void
  /** YYYY-MM-DD */
  min?: string | undefined
  max?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** what is typed cannot be taken (and is told as ''), or can be again */
  onInvalid?: ((isFaulty: boolean) => void) | undefined
}

export function DateInput(props: DateInputProps) {
  const { label, value, onChange, min, max, hint, error, required, disabled, onInvalid } = props
  const { t } = useLingui()
  const frame = useRef<HTMLSpanElement>(null)
  const field = useDateText({ value, onChange, min, max, onInvalid })
  const calendar = useDateCalendar()
  const { Calendar, isOpen, isLoading, preload, close } = calendar
  const pick = (day: string) => {
    field.pick(day)
    close()
  }
  return (
    <Field label={label} hint={hint} error={field.fieldError ?? error} required={required}>
      <span ref={frame} className={css.frame}>
        <Input
          className={css.input}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`dd/mm/yyyy`}
          disabled={disabled}
          value={field.text}
          onChange={field.type}
          onBlur={field.tidy}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            calendar.toggle()
          }}
        />
        <span className={css.opener}>
          <Button
            look="ghost"
            size="s"
            icon={<CalendarIcon />}
            label={t`Open calendar`}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            busy={isLoading}
            disabled={disabled}
            onPointerEnter={preload}
            onFocus={preload}
            onPointerDown={calendar.pressed}
            onClick={calendar.press}
          />
        </span>
        {isOpen && Calendar && (
          <Calendar anchor={frame} value={field.day} min={min} max={max} onPick={pick} onClose={close} />
        )}
      </span>
    </Field>
  )
}
