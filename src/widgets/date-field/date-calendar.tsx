import { useLingui } from '@lingui/react/macro'
import Previous from 'lucide-react/icons/chevron-left'
import Next from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '../../core'
import { bangkokDay, systemClock } from '../../core/kernel/clock'
import { longDayText, monthText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import { Button } from '../ui/button'
import { readingKey } from '../ui/reading-key'
import * as css from './date-calendar.css'
import { heldDay, movedDay, weekdayText, weeksOf } from './month-grid'
import { usePopover } from './use-popover'

type DateMonthProps = {
  ref: Ref<HTMLTableElement>
  /** the day with keyboard focus; its month is shown */
  at: string
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  locale: Locale
  onPick(day: string): void
  onKeyDown(event: KeyboardEvent): void
}

function DateMonth({ ref, at, value, today, min, max, locale, onPick, onKeyDown }: DateMonthProps) {
  const weeks = weeksOf(at, locale)
  const month = at.slice(0, 7)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: date grid pattern of the ARIA APG
    <table ref={ref} role="grid" aria-label={monthText(at, locale)} className={css.month} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayText(day, locale, 'long')} className={css.weekday}>
              {weekdayText(day, locale, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(([first = '', ...rest]) => (
          <tr key={first}>
            {[first, ...rest].map((day) => (
              <td key={day} className={css.cell}>
                <button
                  type="button"
                  className={css.day}
                  data-outside={day.startsWith(month) ? undefined : ''}
                  aria-label={longDayText(day, locale)}
                  aria-pressed={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  disabled={heldDay(day, min, max) !== day}
                  tabIndex={day === at ? 0 : -1}
                  onClick={() => onPick(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DateCalendarProps = {
  /** element it opens below */
  anchor: RefObject<HTMLElement | null>
  value: string
  min: string | undefined
  max: string | undefined
  onPick(day: string): void
  onClose(): void
}

export function DateCalendar({ anchor, value, min, max, onPick, onClose }: DateCalendarProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const popover = usePopover(anchor, onClose)
  const [today] = useState(() => bangkokDay(systemClock.now()))
  const [at, setAt] = useState(() => heldDay(value || today, min, max))
  /** focus moves to the active day, except after the month buttons */
  const wantsFocus = useRef(true)
  const month = useRef<HTMLTableElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the active day
  useLayoutEffect(() => {
    if (wantsFocus.current) month.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    wantsFocus.current = false
  }, [at])

  const turn = (key: string) => setAt(heldDay(movedDay(key, at, locale) ?? at, min, max))
  const move = (event: KeyboardEvent) => {
    const key = event.shiftKey ? `Shift+${event.key}` : readingKey(event)
    const next = movedDay(key, at, locale)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    wantsFocus.current = true
    setAt(heldDay(next, min, max))
  }

  const canPick = heldDay(today, min, max) === today
  return (
    <div {...popover} popover="auto" role="dialog" aria-label={t`Calendar`} className={css.calendar} part="calendar">
      <div className={css.head}>
        <Button look="ghost" size="s" icon={<Previous />} label={t`Previous month`} onClick={() => turn('PageUp')} />
        <p className={css.title} aria-live="polite">
          {monthText(at, locale)}
        </p>
        <Button look="ghost" size="s" icon={<Next />} label={t`Next month`} onClick={() => turn('PageDown')} />
      </div>
      <DateMonth
        ref={month}
        at={at}
        value={value}
        today={today}
        min={min}
        max={max}
        locale={locale}
        onPick={onPick}
        onKeyDown={move}
      />
      <div className={css.foot}>
        <Button look="ghost" size="s" disabled={!canPick} onClick={() => onPick(today)}>
          {t`Today`}
        </Button>
        <Button look="ghost" size="s" disabled={value === ''} onClick={() => onPick('')}>
          {t`No date`}
        </Button>
      </div>
    </div>
  )
}
