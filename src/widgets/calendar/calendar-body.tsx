import { useLingui } from '@lingui/react/macro'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import type { Span } from '../../core/calendar/calendar.span'
import { lazyPart } from '../../core/kernel/lazy-part'
import { FailurePanel, StalePanel } from '../failure/failure-panel'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { classNames } from '../ui/class-names'
import * as css from './calendar.css'
import { CalendarBodySkeleton } from './calendar-skeleton'
import type { CalendarEvents } from './use-calendar'
import type { Shown } from './use-shown'

export function CalendarProblem({ list }: { list: CalendarEvents }) {
  const { t } = useLingui()
  const { status, error, hasRows, reload } = list
  if (status !== 'failed') return null
  if (hasRows && error?.code !== 'forbidden')
    return <StalePanel title={t`Couldn't refresh the calendar`} error={error} onRetry={reload} />
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the calendar`}
      forbidden={t`You don't have access to the calendar`}
      onRetry={reload}
    />
  )
}

const grid = lazyPart(
  () => import('./grid/calendar-grid'),
  (file) => file.CalendarGrid,
)

type CalendarBodyProps = {
  list: CalendarEvents
  shown: Shown
  isNarrow: boolean
  onAdd(span: Span): void
  onOpen(event: CalendarEvent): void
  onMove(event: CalendarEvent, span: Span): void
}

export function CalendarBody({ list, shown, ...rest }: CalendarBodyProps) {
  const { t } = useLingui()
  const { here: Grid, isFailed, enter } = useLazyPart(grid, true)
  if (isFailed) return <PartFailure title={t`Couldn't load the calendar`} onRetry={enter} />
  const isFirst = list.status === 'loading' && list.stale === false && !list.hasRows
  if (!Grid || isFirst) return <CalendarBodySkeleton label={t`Loading calendar`} />
  const { view, day, clock, show } = shown
  return (
    <div
      className={classNames(css.surface, view === 'list' && css.long, list.stale && css.stale)}
      aria-busy={list.status === 'loading'}
    >
      <Grid {...rest} events={list.events} view={view} day={day} clock={clock} onShow={show} />
    </div>
  )
}
