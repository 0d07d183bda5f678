import { useSelector } from '@xstate/react'
import { useApp, useEngine } from './use-engine'

/**
 * Permissions of the current user; if the host page manages sign-in, everything is allowed and the backend
 * decides. Widgets that use it need the app `auth`.
 */
export function useMay(): (action: string, subject: string) => boolean {
  const engine = useEngine()
  const auth = useApp('auth')
  const isNobody = useSelector(auth, ({ context }) => context.user === null)
  // subscribes to permission changes
  useSelector(auth, ({ context }) => context.abilities)
  useSelector(auth, ({ context }) => context.permissions)
  return (action, subject) => isNobody || engine.can(action, subject)
}
