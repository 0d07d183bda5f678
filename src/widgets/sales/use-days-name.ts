import { isDayPreset } from '../../core/kernel/day-presets'
import { useDayMessages } from '../days/day-choice'
import { dayText, shortDayText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'
import type { SelectedDays } from './use-sales'

/** The selected days as text, and in a link to the list of orders. */
export function useDaysName({ days, isChosen, from, to }: Pick<SelectedDays, 'days' | 'isChosen' | 'from' | 'to'>) {
  const locale = useLocale()
  const messages = useDayMessages()
  const isPreset = isDayPreset(days)
  const dates = { ...(from && { from }), to }
  const filters: Record<string, string> = days === 'all' ? {} : isPreset && isChosen ? { days } : dates
  return {
    /** undefined: all */
    name: isPreset ? messages[days] : days === 'all' ? undefined : rangeText(),
    isToday: days === 'today',
    /** a single day chosen by its date */
    isDay: !isPreset && from === to,
    filters,
  }

  function rangeText() {
    return from === to ? dayText(to, locale) : `${from && shortDayText(from, locale)} – ${dayText(to, locale)}`.trim()
  }
}
