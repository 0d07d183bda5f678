import { useLingui } from '@lingui/react/macro'
import Help from 'lucide-react/icons/life-buoy'
import Leave from 'lucide-react/icons/log-out'
import Reset from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import type { User } from '../../core/auth/auth.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { ResetDialog } from './reset-dialog'
import { RoleName } from './role-name'
import type { ScreenRow } from './routes/row'
import * as css from './top-bar.css'
import { useMenuFailure } from './use-menu-failure'

/** What is at hand beside the name, where there is such a screen and it is open. */
const atHand = [
  '/pages/profile',
  '/pages/account-settings',
  '/apps/email',
  '/apps/todo',
  '/apps/chat',
  '/pages/pricing',
  '/pages/faq',
]

type UserMenuProps = {
  user: User
  /** those that are open to the person */
  screens: readonly ScreenRow[]
  go(path: string): void
  helpHref: string | undefined
  onSignOut(): void
  onResetSampleData: (() => void | Promise<void>) | undefined
}

export function UserMenu({ user, screens, go, helpHref, onSignOut, onResetSampleData }: UserMenuProps) {
  const { t, i18n } = useLingui()
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
              ...atHand.flatMap((path) => {
                const screen = screens.find((each) => each.path === path)
                if (!screen) return []
                return [{ value: path, label: i18n._(screen.label), icon: <screen.icon />, onSelect: () => go(path) }]
              }),
              ...(helpHref
                ? [
                    {
                      value: 'help',
                      label: t`Help`,
                      icon: <Help />,
                      onSelect: () => open(helpHref, '_blank', 'noopener'),
                    },
                  ]
                : []),
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
