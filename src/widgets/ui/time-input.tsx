import { type KeyboardEvent, useState } from 'react'
import { lookUp } from '../../core/kernel/look-up'
import { addMinutes, readClock } from '../../core/kernel/time-of-day'
import { Input } from './input'

type TimeInputProps = {
  /** HH:mm, or the input if it isn't a time */
  value: string
  onChange(value: string): void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 15, ArrowDown: -15 }

/** A 24-hour time in any notation (9, 930, 9.30); reports HH:mm on blur. */
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
