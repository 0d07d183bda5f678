import { useLingui } from '@lingui/react/macro'
import More from 'lucide-react/icons/ellipsis-vertical'
import Look from 'lucide-react/icons/eye'
import Edit from 'lucide-react/icons/pencil'
import Remove from 'lucide-react/icons/trash-2'
import { useContext } from 'react'
import type { User } from '../../core/users/users.user'
import { useToaster } from '../runtime/use-toaster'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { nameOf } from './use-user-changes'
import type { UserRights } from './use-user-rights'
import { UserNavigationContext } from './user-navigation'

type UserActionsProps = { user: User; rights: UserRights; onRemove(user: User): void }

/** What can be done with one user of the list. */
export function UserActions({ user, rights, onRemove }: UserActionsProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const { go } = useContext(UserNavigationContext)
  const { id } = user
  const name = nameOf(user)
  const canRemove = rights.canDelete && user.username !== rights.me
  return (
    <Menu
      area="tr"
      trigger={(props) => (
        <Button {...props} look="ghost" size="s" icon={<More />} label={t`More actions for ${name}`} />
      )}
      onFailed={() => toaster.show({ id: 'menu', tone: 'error', title: t`Couldn't load the menu. Try again.` })}
      items={[
        { value: 'view', label: t`Details`, icon: <Look />, onSelect: () => go({ mode: 'view', id }) },
        ...(rights.canWrite
          ? [{ value: 'edit', label: t`Edit`, icon: <Edit />, onSelect: () => go({ mode: 'edit', id }) }]
          : []),
        ...(canRemove
          ? [{ value: 'remove', label: t`Delete`, icon: <Remove />, danger: true, onSelect: () => onRemove(user) }]
          : []),
      ]}
    />
  )
}
