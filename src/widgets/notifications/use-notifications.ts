import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { withMarks } from '../../core/notifications/notifications.machine'
import { useFailedChanges } from '../list/use-failed-changes'
import { useApp, useView } from '../runtime/use-engine'

const none = [] as const

/** A failed mark shows a toast. */
export function useNotifications() {
  const { t } = useLingui()
  const data = useApp('notifications')
  const view = useView('notifications', { key: 'all' })
  const status = useSelector(view, ({ value }) => value)
  const listed = useSelector(view, ({ context }) => context.value ?? none)
  const pending = useSelector(data, ({ context }) => context.pending)
  const failed = useSelector(data, ({ context }) => context.failed)
  const shown = useMemo(() => withMarks(listed, pending), [listed, pending])
  const failure = t`Couldn't mark notifications as read`
  useFailedChanges({
    failed,
    messages: () => failure,
    unsure: () => failure,
    retryLabel: t`Try again`,
    onRetry: ({ id }) => data.send({ type: 'change.retry', id }),
    onReported: (id) => data.send({ type: 'change.dismiss', id }),
  })
  return {
    status,
    shown,
    unread: shown.filter(({ isRead }) => !isRead).map(({ id }) => id),
    reload: () => view.send({ type: 'reload' }),
    /** ignores those that are read */
    read(ids: readonly string[]) {
      const wanted = shown.filter(({ id, isRead }) => !isRead && ids.includes(id)).map(({ id }) => id)
      if (wanted.length > 0) data.send({ type: 'change.make', change: { ids: wanted } })
    },
  }
}
