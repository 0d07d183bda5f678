import { shallowEqual, useSelector } from '@xstate/react'
import { useView } from '../../runtime/use-engine'

export function useSessions() {
  const view = useView('account.sessions')
  const status = useSelector(view, ({ value }) => value)
  const shown = useSelector(view, ({ context: { sessions, error } }) => ({ sessions, error }), shallowEqual)
  return {
    status,
    ...shown,
    end: (id: string) => view.send({ type: 'session.end', id }),
    endOthers: () => view.send({ type: 'others.end' }),
    reload: () => view.send({ type: 'reload' }),
  }
}
