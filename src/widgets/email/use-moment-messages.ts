import { bangkokDay } from '../../core/kernel/clock'
import { dayText, momentText, shortDayText, timeText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'

/** The time if it was today (YYYY-MM-DD); otherwise the day, with its year if it was another one. */
export function useMomentMessages() {
  const locale = useLocale()
  return {
    full: (time: string) => momentText(time, locale),
    brief(time: string, today: string) {
      const day = bangkokDay(Date.parse(time))
      if (day === today) return timeText(time, locale)
      return day.slice(0, 4) === today.slice(0, 4) ? shortDayText(day, locale) : dayText(day, locale)
    },
  }
}
