import { useSelector } from '@xstate/react'
import { shopLimitOf } from '../../core/users/users.shops'
import { useApp } from './use-engine'

/**
 * The shops that the current user works for; undefined = all. Calls about the whole business are refused to users of
 * certain shops. Widgets that use it need the app `auth`.
 */
export function useShopLimit(): readonly number[] | undefined {
  const user = useSelector(useApp('auth'), ({ context }) => context.user)
  return user ? shopLimitOf(user) : undefined
}
