import { useLingui } from '@lingui/react/macro'
import type { CalendarName } from '../../core/calendar/calendar.event'
import type { CalendarView } from '../../core/calendar/calendar.range'

export function useCalendarMessages() {
  const { t } = useLingui()
  const calendars: Record<CalendarName, string> = {
    Personal: t`Personal`,
    Business: t`Business`,
    Family: t`Family`,
    Holiday: t`Holidays`,
    ETC: t({ message: 'Other', context: 'calendar' }),
  }
  const views: Record<CalendarView, string> = {
    month: t`Month`,
    week: t`Week`,
    day: t({ message: 'Day', context: 'calendar view' }),
    list: t({ message: 'List', context: 'calendar view' }),
  }
  return { calendar: (name: CalendarName) => calendars[name], view: (name: CalendarView) => views[name] }
}
