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
import { useCountdown } from './use-misc'

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={css.picture} viewBox="0 0 280 180" aria-hidden="true">
    <path className={css.soft} d="M44 70h192v100H44z" />
    <path
      className={css.strong}
      d="M30 34h220l14 34a18 18 0 0 1-31 10 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 22 22 0 0 1-37 0 18 18 0 0 1-32-10z"
    />
    {children}
    <path className={css.line} d="M10 170h260" />
  </svg>
)

const OpeningPicture = () => (
  <Drawing>
    <path className={css.paper} d="M64 96h60v74H64z" />
    <path className={css.line} d="M64 96h60v74H64zM112 134h0" />
    <path className={css.parcel} d="M144 132h40v38h-40zM187 143h30v27h-30zM149 102h30v28h-30z" />
    <path className={css.tape} d="M160 132h8v38h-8zM199 143h6v27h-6zM161 102h6v28h-6z" />
  </Drawing>
)

const ClosedPicture = () => (
  <Drawing>
    <path className={css.paper} d="M60 92h160v78H60z" />
    <path className={css.line} d="M60 106h160M60 120h160M60 134h160M60 148h160" />
    <path className={css.pole} d="M176 170 196 84M212 170 196 84M183 142h22M187 124h16M191 106h9" />
  </Drawing>
)

const LostPicture = () => (
  <Drawing>
    <path className={css.paper} d="M64 96h152v50H64z" />
    <path className={css.line} d="M64 146h152M140 78v14" />
    <path className={css.lamp} d="M126 106a14 14 0 0 1 28 0z" />
    <path className={css.parcel} d="m178 118 36 14-14 36-36-14z" />
    <path className={css.tape} d="m192 123.6 8 3-14 36-8-3z" />
  </Drawing>
)

/** Renders nothing without a date. */
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
  /** ISO 8601 with offset; undefined if no date is known */
  opensAt: string | undefined
  brand: ReactNode
  /** language and theme switches */
  tools: ReactNode
  /** navigates to the user's start page */
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

export const MiscScreen = defineWidget<MiscScreenProps>({
  goesOn: true,
  apps: { misc: miscApp },
  messages: [messages],
  Skeleton: Place,
  View: MiscView,
})
