import { useLingui } from '@lingui/react/macro'
import { ErrorPanel } from '../ui/error-panel'
import type { CalendarEvents } from './use-calendar'

/** Why the events are not there, or are old ones. */
export function CalendarProblem({ list }: { list: CalendarEvents }) {
  const { t } = useLingui()
  if (list.status !== 'failed') return null
  const { error, hasRows, reload } = list
  if (error?.code === 'forbidden')
    return (
      <ErrorPanel title={t`The calendar is not open to your account`}>
        {t`Somebody who manages the shop can change that.`}
      </ErrorPanel>
    )
  if (hasRows)
    return (
      <ErrorPanel title={t`The calendar could not be renewed`} onRetry={reload} retryLabel={t`Try again`}>
        {t`What you see is the last state that was loaded.`}
      </ErrorPanel>
    )
  return (
    <ErrorPanel title={t`The calendar could not be loaded`} onRetry={reload} retryLabel={t`Try again`}>
      {error?.code === 'unauthenticated' ? t`Please sign in again.` : t`Check the connection and try again.`}
    </ErrorPanel>
  )
}
