import type { KeyboardEvent } from 'react'
import type { CalendarView } from '../../core/calendar/calendar.range'
import { lookUp } from '../../core/kernel/look-up'
import { readingKey } from '../ui/reading-key'
import type { Shown } from './use-shown'

const viewOf: Readonly<Record<string, CalendarView>> = { m: 'month', w: 'week', d: 'day', l: 'list' }

/** The letter on a key whatever the layout: staff type Thai. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  key.length > 1 || /[a-z]/i.test(key) ? key.replace(/^[A-Z]$/, '') : code.replace(/^Key/, '').toLowerCase()

/** Keys of the calendar while the focus is in it and in no field: t, m, w, d, l, n and the arrows to the sides. */
export function useCalendarKeys({ show, goTo, step }: Shown, onNew: () => void) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    if (target.closest('input, select, textarea, dialog, [role=dialog], [contenteditable]')) return
    const key = letterOf(event)
    const view = lookUp(viewOf, key)
    if (view) show(view)
    else if (key === 't') goTo(undefined)
    else if (key === 'n') onNew()
    else if (readingKey(event) === 'ArrowLeft') step(-1)
    else if (readingKey(event) === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }
}
