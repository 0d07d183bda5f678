import { useSelector } from '@xstate/react'
import { useApp } from '../../runtime/use-engine'

/** The name of the signed-in user; empty where the host keeps the person. */
export function useStaffName(): string {
  const user = useSelector(useApp('auth'), ({ context }) => context.user)
  return user?.fullName || user?.username || ''
}
