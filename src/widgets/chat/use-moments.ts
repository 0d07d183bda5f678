import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { bangkokDay } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import { dayText, longDayText, shortDayText, timeText } from '../i18n/dates'
import { useLocale } from '../runtime/use-locale'

/** `today` is YYYY-MM-DD. */
export function useMoments(today: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const yesterday = bangkokDay(Date.parse(`${today}T00:00:00+07:00`) - dayMs)
  return useMemo(
    () => ({
      day: (text: string) =>
        text === today ? t`Today` : text === yesterday ? t`Yesterday` : longDayText(text, locale),
      time: (time: string) => timeText(time, locale),
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
