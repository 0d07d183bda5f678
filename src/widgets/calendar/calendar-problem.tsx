import { useLingui } from '@lingui/react/macro'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import type { CalendarEvents } from './use-calendar'

/** Why the events are not there, or are old ones. */
export function CalendarProblem({ list }: { list: CalendarEvents }) {
  const { t } = useLingui()
  const { status, error, hasRows, reload } = list
  if (status !== 'failed') return null
  if (hasRows && error?.code !== 'forbidden')
    return <StalePanel title={t`Couldn't refresh the calendar`} onRetry={reload} />
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the calendar`}
      forbidden={t`You don't have access to the calendar`}
      onRetry={reload}
    />
  )
}
