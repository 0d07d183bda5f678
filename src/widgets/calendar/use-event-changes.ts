import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type CalendarChange, isGone, rebased, undoOf } from '../../core/calendar/calendar.changes'
import type { CalendarEvent } from '../../core/calendar/calendar.event'
import { formMark } from '../../core/calendar/calendar.form'
import type { Span } from '../../core/calendar/calendar.span'
import { currentEvent } from '../../core/calendar/calendar.updating'
import type { FailedChange } from '../../core/kernel/changes-machine'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp } from '../runtime/use-engine'
import { useToaster } from '../runtime/use-toaster'

export function useEventChanges() {
  const { t } = useLingui()
  const toaster = useToaster()
  const data = useApp('calendar')
  const failed = useSelector(data, ({ context }) => context.failed)
  const make = (change: CalendarChange) => data.send({ type: 'change.make', change })
  const dismiss = (id: string) => data.send({ type: 'change.dismiss', id })
  // forms report their own outcome
  const isOfForm = ({ id }: { id: string }) => id.startsWith(formMark)
  useEffect(() => {
    for (const { id } of failed.filter(isOfForm)) data.send({ type: 'change.dismiss', id })
  })

  const messages = ({ change, error }: FailedChange<CalendarChange>) => {
    const { title } = change.event
    if (isGone({ error })) return t`“${title}” no longer exists. Someone removed it.`
    if (error.code === 'conflict') {
      const by = currentEvent(error)?.changedBy
      return by ? t`${by} changed “${title}” in the meantime.` : t`Someone else changed “${title}” in the meantime.`
    }
    if (error.code === 'forbidden') return t`You don't have permission to change “${title}”.`
    if (change.kind === 'remove') return t`Couldn't remove “${title}”`
    if (change.kind === 'restore') return t`Couldn't restore “${title}”`
    return change.kind === 'add' ? t`Couldn't add “${title}”` : t`Couldn't move “${title}”`
  }
  const unsure = (failure: FailedChange<CalendarChange>) => {
    const { kind, event } = failure.change
    const { title } = event
    if (isGone(failure)) return messages(failure)
    if (kind === 'remove') return t`We couldn't confirm whether “${title}” was removed. It's safe to try again.`
    if (kind === 'update') return t`We couldn't confirm whether “${title}” was moved. It's safe to try again.`
    return t`We couldn't confirm whether “${title}” was added. It's safe to try again: it won't be added twice.`
  }
  useFailedChanges({
    failed: failed.filter((failure) => !isOfForm(failure)),
    messages,
    unsure,
    retryLabel: t`Try again`,
    onRetry({ id, change, error }) {
      const onTop = rebased(change, error)
      if (onTop) make(onTop)
      else data.send({ type: 'change.retry', id })
    },
    onReported: dismiss,
  })

  const report = (title: string, change: CalendarChange) => {
    const back = undoOf(change)
    toaster.show({
      id: 'calendar',
      tone: 'success',
      title,
      ...(back && { action: { label: t`Undo`, isUndo: true, run: () => make(back) } }),
    })
  }
  return {
    move(before: CalendarEvent, span: Span) {
      const change = { kind: 'update', event: { ...before, ...span }, before } as const
      make(change)
      report(t`“${before.title}” moved`, change)
    },
    remove(event: CalendarEvent) {
      const change = { kind: 'remove', event } as const
      make(change)
      report(t`“${event.title}” removed`, change)
    },
  }
}
