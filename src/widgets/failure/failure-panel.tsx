import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { backendMessage, isBlocked, pauseOf, type RaanError } from '../../core/kernel/errors'
import { ErrorPanel } from '../ui/error-panel'
import { useBusyMessage } from './use-busy-message'
import { useRetryCountdown } from './use-retry-countdown'
import { useRetryWhenBack } from './use-retry-when-back'

function useReason(): (error: RaanError | undefined) => string {
  const { t } = useLingui()
  return (error) => {
    const own = error && backendMessage(error)
    if (own) return own
    if (error?.code === 'unauthenticated') return t`Sign in again.`
    if (error?.code === 'contract')
      return t`The shop's system sent an invalid response. Contact the person who runs this site.`
    if (isBlocked(error))
      return t`Couldn't reach the shop's system from this page. Try again, or contact the person who runs this site.`
    const { status = 0 } = error?.detail ?? {}
    if ((status >= 500 && status !== 501) || status === 429)
      return t`The shop's system isn't working right now. Try again in a moment.`
    if (status >= 400)
      return t`The shop's system didn't provide this. Try again, or contact the person who runs this site.`
    return t`Check your connection and try again.`
  }
}

export function ForbiddenPanel({ title }: { title: string }) {
  const { t } = useLingui()
  return <ErrorPanel title={title}>{t`Ask an administrator for access.`}</ErrorPanel>
}

type RetryProps = { error: RaanError | undefined; onRetry(): void }

/** Retries when the backend is back, or counts down to when it said so; not announced every second. */
function AutomaticRetry({ error, onRetry }: RetryProps) {
  const busy = useBusyMessage()
  const left = useRetryCountdown(error, onRetry)
  useRetryWhenBack(error, onRetry)
  return error && left ? <span role="timer"> {busy(error, Math.ceil(left / 1000))}</span> : null
}

type StalePanelProps = { title?: string; error?: RaanError | undefined; onRetry(): void }

/** Above rows that could not be refreshed. */
export function StalePanel({ title, error, onRetry }: StalePanelProps) {
  const { t } = useLingui()
  return (
    <ErrorPanel title={title ?? t`Couldn't refresh the list`} onRetry={onRetry} retryLabel={t`Try again`}>
      {t`You're seeing the last loaded version.`}
      <AutomaticRetry error={error} onRetry={onRetry} />
    </ErrorPanel>
  )
}

type FailurePanelProps = {
  error?: RaanError | undefined
  title: string
  /** message for accounts without access; omitted if everyone has access, as to the code of a part */
  forbidden?: string
  /** earlier data is shown below */
  isShown?: boolean
  /** replaces the reason derived from the error */
  children?: ReactNode
  /** default: "Try again" */
  retryLabel?: string
  onRetry(): void
}

export function FailurePanel(props: FailurePanelProps) {
  const { error, title, forbidden, isShown = false, children, retryLabel, onRetry } = props
  const { t } = useLingui()
  const reasonOf = useReason()
  if (forbidden && error?.code === 'forbidden') return <ForbiddenPanel title={forbidden} />
  if (isShown) return <StalePanel error={error} onRetry={onRetry} />
  return (
    <ErrorPanel title={title} onRetry={onRetry} retryLabel={retryLabel ?? t`Try again`}>
      {children ?? (error && pauseOf(error) ? undefined : reasonOf(error))}
      <AutomaticRetry error={error} onRetry={onRetry} />
    </ErrorPanel>
  )
}
