import { useSelector } from '@xstate/react'
import { withChanges } from '../../../core/users/users.changes'
import { useApp, useView } from '../../runtime/use-engine'
import { useEngineEvent } from '../../runtime/use-engine-event'

/** Applies changes made elsewhere immediately. Without an id it is the first user of the list. */
export function useShownUser(id: number | undefined) {
  const view = useView('users.one', { key: id ?? 0 }, String(id))
  const status = useSelector(view, ({ value }) => value)
  const shown = useSelector(view, ({ context }) => context.value)
  const error = useSelector(view, ({ context }) => context.error)
  const pending = useSelector(useApp('users'), ({ context }) => context.pending)
  useEngineEvent('users.saved', ({ user }) => {
    const { value } = view.getSnapshot().context
    if (value?.user.id === user.id) view.send({ type: 'replace', value: { ...value, user } })
  })
  return {
    status,
    user: shown && (withChanges(shown.user, pending) ?? shown.user),
    figures: shown?.figures,
    error,
    reload: () => view.send({ type: 'reload' }),
  }
}
