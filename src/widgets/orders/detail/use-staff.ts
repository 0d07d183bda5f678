import { useSelector } from '@xstate/react'
import { useApp } from '../../runtime/use-engine'

/** Empty if the host page manages sign-in. */
export function useStaffName(): string {
  const user = useSelector(useApp('auth'), ({ context }) => context.user)
  return user?.fullName || user?.username || ''
}
