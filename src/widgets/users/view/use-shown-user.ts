import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { withChanges } from '../../../core/users/users.changes'
import type { User } from '../../../core/users/users.user'
import { useApp, useEngine, useView } from '../../root/use-engine'

/**
 * One user with what is under way laid over it; what an answer elsewhere says is shown at once. Without a number it is
 * whoever stands first. `status`: `loading`, `ready`, `missing` or `failed`.
 */
export function useShownUser(id: number | undefined) {
  const { events$ } = useEngine()
  const view = useView('user', { key: id ?? 0 }, String(id))
  const status = useSelector(view, ({ value }) => value)
  const { value: shown, error } = useSelector(view, ({ context }) => context)
  const pending = useSelector(useApp('users'), ({ context }) => context.pending)
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type !== 'users.saved') return
      const { value } = view.getSnapshot().context
      const user = event.user as User
      if (value?.user.id === user.id) view.send({ type: 'replace', value: { ...value, user } })
    })
    return () => listening.unsubscribe()
  }, [events$, view])
  return {
    status,
    user: shown && (withChanges(shown.user, pending) ?? shown.user),
    figures: shown?.figures,
    error,
    reload: () => view.send({ type: 'reload' }),
  }
}
