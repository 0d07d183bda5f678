import { useLingui } from '@lingui/react/macro'
import Leave from 'lucide-react/icons/log-out'
import Reset from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import type { User } from '../../core/auth/auth.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { ResetDialog } from './reset-dialog'
import { RoleName } from './role-name'
import * as css from './top-bar.css'
import { useMenuFailure } from './use-menu-failure'

type UserMenuProps = {
  user: User
  onSignOut(): void
  onResetSampleData: (() => void | Promise<void>) | undefined
}

export function UserMenu({ user, onSignOut, onResetSampleData }: UserMenuProps) {
  const { t } = useLingui()
  const onMenuFailed = useMenuFailure()
  const [asking, setAsking] = useState(false)
  const name = user.fullName || user.username

  return (
    <>
      <Menu
        onFailed={onMenuFailed}
        trigger={(props) => (
          <Button {...props} look="ghost" className={css.person}>
            <Avatar name={name} src={user.avatar ?? undefined} size="s" />
            <span className={css.names}>
              <span className={css.name}>{name}</span>
              <span className={css.role}>
                <RoleName role={user.role} />
              </span>
            </span>
          </Button>
        )}
        items={[
          {
            label: user.email,
            items: [
              ...(onResetSampleData
                ? [{ value: 'reset', label: t`Reset sample data`, icon: <Reset />, onSelect: () => setAsking(true) }]
                : []),
              { value: 'leave', label: t`Sign out`, icon: <Leave />, onSelect: onSignOut },
            ],
          },
        ]}
      />
      {asking && onResetSampleData && <ResetDialog onReset={onResetSampleData} onClose={() => setAsking(false)} />}
    </>
  )
}
