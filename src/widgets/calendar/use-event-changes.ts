import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type CalendarChange, isGone, undoOf } from '../../core/calendar/calendar.changes'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import { formMark } from '../../core/calendar/calendar.form'
import type { Span } from '../../core/calendar/calendar.span'
import type { FailedChange } from '../../core/kernel/changes-machine'
import { useApp } from '../root/use-engine'
import { useFailedChanges } from '../root/use-failed-changes'
import { useToaster } from '../root/use-toaster'

/** Moves and removes events at once, with a way back; says of those that were refused what failed. */
export function useEventChanges() {
  const { t } = useLingui()
  const toaster = useToaster()
  const data = useApp('calendar')
  const failed = useSelector(data, ({ context }) => context.failed)
  const make = (change: CalendarChange) => data.send({ type: 'change.make', change })
  const dismiss = (id: string) => data.send({ type: 'change.dismiss', id })
  // a form tells by itself what came of its change
  const isOfForm = ({ id }: { id: string }) => id.startsWith(formMark)
  useEffect(() => {
    for (const { id } of failed.filter(isOfForm)) data.send({ type: 'change.dismiss', id })
  })

  const words = ({ change, error }: FailedChange<CalendarChange>) => {
    const { title } = change.event
    if (isGone({ error })) return t`“${title}” is no longer there. Somebody removed it.`
    if (error.code === 'forbidden') return t`You may not change “${title}”.`
    if (change.kind === 'remove') return t`“${title}” could not be removed`
    if (change.kind === 'restore') return t`“${title}” could not be put back`
    return change.kind === 'add' ? t`“${title}” could not be added` : t`“${title}” could not be moved`
  }
  const unsure = (failure: FailedChange<CalendarChange>) => {
    const { kind, event } = failure.change
    const { title } = event
    if (isGone(failure)) return words(failure)
    if (kind === 'remove') return t`It is not known whether “${title}” was removed. Trying again is safe.`
    if (kind === 'update') return t`It is not known whether “${title}” was moved. Trying again is safe.`
    return t`It is not known whether “${title}” was added. Trying again does not add it twice.`
  }
  useFailedChanges({
    failed: failed.filter((failure) => !isOfForm(failure)),
    words,
    unsure,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => data.send({ type: 'change.retry', id }),
    onTold: dismiss,
  })

  const tell = (title: string, change: CalendarChange) => {
    const back = undoOf(change)
    toaster.show({
      id: 'calendar',
      tone: 'success',
      title,
      ...(back && { action: { label: t`Undo`, run: () => make(back) } }),
    })
  }
  return {
    /** to another time */
    move(before: CalendarEvent, span: Span) {
      const change = { kind: 'update', event: { ...before, ...span }, before } as const
      make(change)
      tell(t`“${before.title}” was moved`, change)
    },
    remove(event: CalendarEvent) {
      const change = { kind: 'remove', event } as const
      make(change)
      tell(t`“${event.title}” was removed`, change)
    },
  }
}
