import type { KeyboardEvent, Ref } from 'react'
import type { Locale } from '../../core'
import { longDayText, monthText } from '../i18n/dates'
import * as css from './date-calendar.css'
import { heldDay, weekdayText, weeksOf } from './month-grid'

type DateMonthProps = {
  ref: Ref<HTMLTableElement>
  /** the day the keyboard is on; its month is shown */
  at: string
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  locale: Locale
  onPick(day: string): void
  onKeyDown(event: KeyboardEvent): void
}

export function DateMonth({ ref, at, value, today, min, max, locale, onPick, onKeyDown }: DateMonthProps) {
  const weeks = weeksOf(at, locale)
  const month = at.slice(0, 7)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of days of the ARIA practices
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
