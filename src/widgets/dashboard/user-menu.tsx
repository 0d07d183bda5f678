import { useLingui } from '@lingui/react/macro'
import Keyboard from 'lucide-react/icons/keyboard'
import Help from 'lucide-react/icons/life-buoy'
import Leave from 'lucide-react/icons/log-out'
import Reset from 'lucide-react/icons/rotate-ccw'
import Tour from 'lucide-react/icons/route'
import { useState } from 'react'
import type { User } from '../../core/auth/auth.contract'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { useRoleNames } from '../roles/use-role-names'
import { useToaster } from '../runtime/use-toaster'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Menu } from '../ui/menu'
import { helpPath } from './routes/paths'
import type { ScreenRow } from './routes/row'
import * as css from './top-bar.css'

type ResetDialogProps = { onReset(): void | Promise<void>; onClose(): void }

function ResetDialog({ onReset, onClose }: ResetDialogProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const [busy, setBusy] = useState(false)

  const reset = async () => {
    setBusy(true)
    try {
      await onReset()
      toaster.show({ tone: 'success', title: t`Sample data reset` })
    } catch {
      toaster.show({ tone: 'error', title: t`Couldn't reset the sample data` })
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      dangerous
      busy={busy}
      title={t`Reset sample data?`}
      confirmLabel={t`Reset`}
      cancelLabel={t`Cancel`}
      onConfirm={reset}
      onCancel={onClose}
    >
      {t`Orders, carts and everything else saved here will be reset to the sample data. This can't be undone.`}
    </ConfirmDialog>
  )
}

/** Shortcuts in the user menu, if their screens exist and the user may open them. */
const shortcutPaths = [
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
  /** screens the user may open */
  screens: readonly ScreenRow[]
  go(path: string): void
  /** the portal's help page, instead of the knowledge base */
  helpHref: string | undefined
  onShortcuts(): void
  onTour(): void
  onSignOut(): void
  onResetSampleData: (() => void | Promise<void>) | undefined
}

export function UserMenu(props: UserMenuProps) {
  const { user, screens, go, helpHref, onShortcuts, onTour, onSignOut, onResetSampleData } = props
  const { t, i18n } = useLingui()
  const roleName = useRoleNames()
  const onMenuFailed = useReportLoadFailure()
  const [asking, setAsking] = useState(false)
  const name = user.fullName || user.username
  const help = helpHref
    ? () => open(helpHref, '_blank', 'noopener')
    : screens.some(({ path }) => path === helpPath) && (() => go(helpPath))

  return (
    <>
      <Menu
        onFailed={onMenuFailed}
        trigger={(props) => (
          <Button {...props} look="ghost" className={css.person} data-user-menu="">
            <Avatar name={name} src={user.avatar ?? undefined} size="s" />
            <span className={css.names}>
              <span className={css.name}>{name}</span>
              <span className={css.role}>{roleName(user.role)}</span>
            </span>
          </Button>
        )}
        items={[
          {
            label: user.email,
            items: [
              ...shortcutPaths.flatMap((path) => {
                const screen = screens.find((each) => each.path === path)
                if (!screen) return []
                return [{ value: path, label: i18n._(screen.label), icon: <screen.icon />, onSelect: () => go(path) }]
              }),
              ...(help ? [{ value: 'help', label: t`Help`, icon: <Help />, onSelect: help }] : []),
              { value: 'tour', label: t({ message: 'Tour', context: 'menu' }), icon: <Tour />, onSelect: onTour },
              { value: 'keys', label: t`Keyboard shortcuts`, icon: <Keyboard />, onSelect: onShortcuts },
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
