import { useLingui } from '@lingui/react/macro'
import CalendarIcon from 'lucide-react/icons/calendar'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { loadChunk } from '../../core/kernel/load-chunk'
import { useLoadFailure } from '../lazy/use-load-failure'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import type { DateCalendar } from './date-calendar'
import * as css from './date-field.css'
import { useDateText } from './use-date-text'

type Calendar = typeof DateCalendar

const load = () => loadChunk(() => import('./date-calendar')).then((file) => file.DateCalendar)

function useDateCalendar() {
  const { t } = useLingui()
  const reportLoadFailure = useLoadFailure({
    title: t`Couldn't load the calendar. Check your connection, or type the date.`,
  })
  const [Part, setPart] = useState<Calendar>()
  const [isLoading, setIsLoading] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  const open = async () => {
    if (isLoading) return
    setIsLoading(true)
    try {
      const part = await load()
      setPart(() => part)
      setIsOpen(true)
    } catch {
      void reportLoadFailure()
    } finally {
      setIsLoading(false)
    }
  }
  return {
    Calendar: Part,
    isOpen,
    isLoading,
    /** failed preloads are reported only when the user opens it */
    preload: () => void load().catch(() => undefined),
    toggle: () => (isOpen ? setIsOpen(false) : void open()),
    /** a press outside closes the calendar before the button gets the same press */
    pressed() {
      wasOpen.current = isOpen
    },
    press(event: MouseEvent) {
      if (isOpen || (event.detail > 0 && wasOpen.current)) setIsOpen(false)
      else void open()
    },
    close: () => setIsOpen(false),
  }
}

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
  /** years have four digits, as on a birthday, which may be a century away */
  fullYears?: boolean | undefined
  /** whether the input is invalid; an invalid input is reported as '' */
  onInvalid?: ((isFaulty: boolean) => void) | undefined
}

export function DateInput(props: DateInputProps) {
  const { label, value, onChange, min, max, hint, error, required, disabled, fullYears, onInvalid } = props
  const { t } = useLingui()
  const frame = useRef<HTMLSpanElement>(null)
  const field = useDateText({ value, onChange, min, max, fullYears, onInvalid })
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
            if (event.key === 'Enter') field.tidy()
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
