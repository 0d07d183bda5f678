import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { bangkokDay, systemClock } from '../../core/kernel/clock'
import { readDay, typedDay } from '../i18n/date-text'
import { dayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'

type DateText = {
  value: string
  onChange(value: string): void
  min: string | undefined
  max: string | undefined
  fullYears: boolean | undefined
  onInvalid: ((isFaulty: boolean) => void) | undefined
}

/** Keeps the text as typed while focused and while it can't be parsed. */
export function useDateText({ value, onChange, min = '', max = '9999', fullYears, onInvalid }: DateText) {
  const { t } = useLingui()
  const locale = useLocale()
  const [text, setText] = useState(() => typedDay(value, locale))
  const [known, setKnown] = useState({ value, locale })
  /** errors show only after blur */
  const [isLeft, setIsLeft] = useState(true)
  const read = readDay(text)
  const day = 'day' in read ? read.day : ''
  const isInside = day === '' || (day >= min && day <= max)
  const reported = isInside ? day : ''

  // an outside value or another language replaces the text; our own change doesn't
  if (value !== known.value || locale !== known.locale) {
    setKnown({ value, locale })
    if (value !== reported || (reported !== '' && locale !== known.locale)) setText(typedDay(value, locale))
  }

  const example = typedDay('2026-11-25', locale)
  const sentence = () => {
    if (!('day' in read))
      return read.fieldError === 'short-year'
        ? t`Use a four-digit year, like ${example}.`
        : t`Enter a valid date, like ${example}.`
    if (isInside) return undefined
    const first = dayText(min || day, locale)
    const last = dayText(max === '9999' ? day : max, locale)
    return day < min ? t`Must be ${first} or later.` : t`Must be ${last} or earlier.`
  }

  const report = (next: string) => {
    if (next !== value) onChange(next)
  }
  return {
    text,
    /** '' for none */
    day: reported,
    fieldError: isLeft ? sentence() : undefined,
    type(typed: string) {
      setText(typed)
      setIsLeft(false)
      const now = readDay(typed)
      const next = 'day' in now ? now.day : undefined
      const isTaken = next === '' || (next !== undefined && next >= min && next <= max)
      onInvalid?.(!isTaken)
      report(isTaken ? next : '')
    },
    /** On leaving: shows the day as it is written, and reads a year of two digits. Until then, two of four may be typed. */
    tidy() {
      setIsLeft(true)
      const left = readDay(text, fullYears ? undefined : bangkokDay(systemClock.now()))
      if (!('day' in left)) return
      const isShort = !('day' in read)
      if (isShort || reported !== '') setText(typedDay(left.day, locale))
      if (!isShort || left.day < min || left.day > max) return
      onInvalid?.(false)
      report(left.day)
    },
    pick(next: string) {
      setText(typedDay(next, locale))
      setIsLeft(true)
      onInvalid?.(false)
      report(next)
    },
  }
}
