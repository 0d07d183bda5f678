import { useSelector } from '@xstate/react'
import { useApp, useEngine } from '../runtime/use-engine'
import { useShopLimit } from '../runtime/use-shop-limit'
import type { Session } from './where'

/** The current user and what they may open. A pending sign-in is no session yet. */
export function useSession() {
  const engine = useEngine()
  const auth = useApp('auth')
  const state = useSelector(auth, ({ value, context }): Session['state'] => {
    if (value === 'signedIn' || context.user) return 'signedIn'
    return value === 'restoring' ? 'restoring' : 'signedOut'
  })
  // subscribes to permission changes
  const abilities = useSelector(auth, ({ context }) => context.abilities)
  const permissions = useSelector(auth, ({ context }) => context.permissions)
  return {
    state,
    user: useSelector(auth, ({ context }) => context.user),
    abilities,
    permissions,
    can: engine.can,
    isLimited: useShopLimit() !== undefined,
  }
}

export type SessionOfDashboard = ReturnType<typeof useSession>
