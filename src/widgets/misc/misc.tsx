import { messages } from 'langraan:messages/misc'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode, RefObject } from 'react'
import { miscApp } from '../../core/misc/app'
import { defineWidget } from '../runtime/define-widget'
import { Button } from '../ui/button'
import { PortalProvider } from '../ui/portal'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './misc.css'
import { MiscAddress } from './misc-address'
import { ClosedPicture, LostPicture, OpeningPicture } from './misc-pictures'
import { useCountdown } from './use-misc'

/** Days, hours, minutes and seconds; nothing where no date is known. */
function MiscCountdown({ opensAt }: { opensAt: string | undefined }) {
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

export type MiscScreenProps = {
  page: 'coming-soon' | 'maintenance' | 'error'
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  /** ISO with offset: what is counted down to; missing = no date is known */
  opensAt: string | undefined
  brand: ReactNode
  /** language and skin */
  tools: ReactNode
  /** to where the person begins */
  onGoOn(): void
}

function MiscView({ page, heading, title, opensAt, brand, tools, onGoOn }: MiscScreenProps) {
  const { t } = useLingui()
  const leads = {
    'coming-soon': t`We're stocking the last shelves.`,
    maintenance: t`We're tidying up behind the counter and will be back soon. Nothing you saved is lost.`,
    error: t`Something went wrong on this page. Nothing you saved is lost.`,
  }
  const pictures = { 'coming-soon': OpeningPicture, maintenance: ClosedPicture, error: LostPicture }
  const Picture = pictures[page]
  return (
    <div className={css.screen}>
      <header>
        <PortalProvider>
          <div className={css.bar}>
            {brand}
            <div className={css.tools}>{tools}</div>
          </div>
        </PortalProvider>
      </header>
      <main className={css.main}>
        <Picture />
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{leads[page]}</p>
        {page === 'coming-soon' && <MiscCountdown opensAt={opensAt} />}
        {page !== 'error' && <MiscAddress key={page} topic={page} />}
        <Button look={page === 'error' ? 'primary' : 'ghost'} onClick={onGoOn}>
          {t`Go to home`}
        </Button>
      </main>
    </div>
  )
}

const Place = () => (
  <Loading className={css.main}>
    <Skeleton shape="block" width={280} height={180} />
    <Skeleton width="12em" height="2em" />
    <Skeleton width="18em" />
  </Loading>
)

/** What there is to read when the shop opens soon, is under repair, or something broke. */
export const MiscScreen = defineWidget<MiscScreenProps>({
  goesOn: true,
  apps: { misc: miscApp },
  messages: [messages],
  Skeleton: Place,
  View: MiscView,
})
