import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../core/kernel/look-up'
import type { UserRole } from '../../core/users/users.user'

/** The names of all roles; unknown ones are shown as they came. */
export function useRoleNames(): (role: string) => string {
  const { t } = useLingui()
  const names: Record<UserRole | 'client', string> = {
    owner: t({ message: 'Owner', context: 'role' }),
    bookkeeper: t({ message: 'Bookkeeper', context: 'role' }),
    clerk: t({ message: 'Order clerk', context: 'role' }),
    packer: t({ message: 'Packer', context: 'role' }),
    admin: t`Administrator`,
    author: t`Author`,
    client: t`Client`,
    editor: t`Editor`,
    maintainer: t`Maintainer`,
    subscriber: t`Subscriber`,
  }
  return (role) => lookUp(names, role) ?? role
}
