import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { bangkokDay } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { dayText, longDayText, shortDayText, timeText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'

/** Times as one reads them in a chat, `today` being YYYY-MM-DD. */
export function useMoments(today: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const yesterday = bangkokDay(Date.parse(`${today}T00:00:00+07:00`) - dayMs)
  return useMemo(
    () => ({
      /** a day of the chat */
      day: (text: string) =>
        text === today ? t`Today` : text === yesterday ? t`Yesterday` : longDayText(text, locale),
      /** a time within its day */
      time: (time: string) => timeText(time, locale),
      /** a time in a list */
      short(time: string) {
        const own = bangkokDay(Date.parse(time))
        if (own === today) return timeText(time, locale)
        if (own === yesterday) return t`Yesterday`
        return own.slice(0, 4) === today.slice(0, 4) ? shortDayText(own, locale) : dayText(own, locale)
      },
    }),
    [t, locale, today, yesterday],
  )
}

export type Moments = ReturnType<typeof useMoments>
