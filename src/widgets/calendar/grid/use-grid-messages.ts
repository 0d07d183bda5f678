import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useLocale } from '../../runtime/use-locale'
import { firstWeekday, tagOf } from '../range-title'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Every text and every date of the grid in the language of the page. */
export function useGridMessages() {
  const { t } = useLingui()
  const locale = useLocale()
  return useMemo(
    () => ({
      locale: { code: tagOf(locale), week: { dow: firstWeekday(locale), doy: 4 } },
      firstDay: firstWeekday(locale),
      allDayText: t`All day`,
      timedText: t`Hours of the day`,
      noEventsText: t`No events in this period`,
      weekTextLong: t`Week`,
      closeHint: t`Close`,
      eventsHint: t`Events`,
      navLinkHint: (day: string) => t`Go to ${day}`,
      moreLinkText: (count: number) => t({ message: `+${count} more`, context: 'calendar day' }),
      moreLinkHint: (count: number) => t`${plural(count, { one: 'Show # more event', other: 'Show # more events' })}`,
      listDayFormat: { day: 'numeric', month: 'long' } as const,
      listDayAltFormat: { weekday: 'long' } as const,
      eventTimeFormat: clock,
      slotHeaderFormat: clock,
    }),
    [locale, t],
  )
}
