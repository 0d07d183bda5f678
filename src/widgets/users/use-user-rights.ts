import { useSelector } from '@xstate/react'
import { useApp, useEngine } from '../runtime/use-engine'

/** If the host page manages sign-in, everything is allowed and the backend decides. */
export function useUserRights() {
  const engine = useEngine()
  const auth = useApp('auth')
  const person = useSelector(auth, ({ context }) => context.user)
  // subscribes to permission changes
  useSelector(auth, ({ context }) => context.abilities)
  useSelector(auth, ({ context }) => context.permissions)
  const may = (action: string) => person === null || engine.can(action, 'User')
  return {
    /** username of the current user */
    me: person?.username,
    canCreate: may('create'),
    canWrite: may('write'),
    canDelete: may('delete'),
    /** to make links with which others set a new password */
    isOwner: person === null || engine.can('manage', 'all'),
  }
}

export type UserRights = ReturnType<typeof useUserRights>
