import { Plural, useLingui } from '@lingui/react/macro'
import * as css from './misc.css'
import { useCountdown } from './use-misc'

/** Days, hours, minutes and seconds; nothing where no date is known. */
export function MiscCountdown({ opensAt }: { opensAt: string | undefined }) {
  const { t } = useLingui()
  const { stage, days, hours, minutes, seconds } = useCountdown(opensAt)
  if (stage === 'unknown') return null
  if (stage === 'over')
    return (
      <p className={css.over} role="status">
        {t`The shop is now open.`}
      </p>
    )
  const parts = [
    { key: 'days', value: days, word: <Plural value={days} one="day" other="days" /> },
    { key: 'hours', value: hours, word: <Plural value={hours} one="hour" other="hours" /> },
    { key: 'minutes', value: minutes, word: <Plural value={minutes} one="minute" other="minutes" /> },
    { key: 'seconds', value: seconds, word: <Plural value={seconds} one="second" other="seconds" /> },
  ]
  return (
    <div role="timer" aria-label={t`Time until the opening`} className={css.countdown}>
      {parts.map(({ key, value, word }) => (
        <p key={key} className={css.part}>
          <span className={css.figure}>{value}</span> <span className={css.word}>{word}</span>
        </p>
      ))}
    </div>
  )
}
