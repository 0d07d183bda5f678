import { useSelector } from '@xstate/react'
import { useApp, useEngine } from '../runtime/use-engine'

/** What the signed-in user may do with users; where the host keeps the person, the backend alone decides. */
export function useUserRights() {
  const engine = useEngine()
  const auth = useApp('auth')
  const person = useSelector(auth, ({ context }) => context.user)
  // read so that a change of what is granted renders again
  useSelector(auth, ({ context }) => context.abilities)
  useSelector(auth, ({ context }) => context.permissions)
  const may = (action: string) => person === null || engine.can(action, 'User')
  return {
    /** the username of the signed-in user */
    me: person?.username,
    canCreate: may('create'),
    canWrite: may('write'),
    canDelete: may('delete'),
  }
}

export type UserRights = ReturnType<typeof useUserRights>
