import { type KeyboardEvent, useState } from 'react'
import { addMinutes, readClock } from '../../../core/calendar/calendar.clock'
import { lookUp } from '../../../core/kernel/look-up'
import { Input } from '../../ui/input'

type TimeInputProps = {
  /** HH:mm, or what was typed and is no time */
  value: string
  onChange(value: string): void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15 }

/** A time of the day on a clock of 24 hours: typed in any way (9, 930, 9.30), told as HH:mm when the field is left. */
export function TimeInput({ value, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(undefined)
    const clock = readClock(text) ?? text.trim()
    if (clock !== value) onChange(clock)
  }
  const press = (event: KeyboardEvent) => {
    const by = lookUp(steps, event.key)
    const clock = readClock(typed ?? value)
    if (event.key === 'Enter' && typed !== undefined) take(typed)
    if (by === undefined || clock === undefined) return
    event.preventDefault()
    take(addMinutes(clock, by))
  }
  return (
    <Input
      value={typed ?? value}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      placeholder="09:00"
      onChange={setTyped}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => typed !== undefined && take(typed)}
      onKeyDown={press}
    />
  )
}
