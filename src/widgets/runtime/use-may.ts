import { useSelector } from '@xstate/react'
import { useApp, useEngine } from './use-engine'

/**
 * What the signed-in user may do; where the host keeps the person, the backend alone decides. A widget that asks brings
 * the app `auth`.
 */
export function useMay(): (action: string, subject: string) => boolean {
  const engine = useEngine()
  const auth = useApp('auth')
  const isNobody = useSelector(auth, ({ context }) => context.user === null)
  // read so that a change of what is granted renders again
  useSelector(auth, ({ context }) => context.abilities)
  useSelector(auth, ({ context }) => context.permissions)
  return (action, subject) => isNobody || engine.can(action, subject)
}
