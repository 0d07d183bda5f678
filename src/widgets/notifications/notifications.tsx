import { messages } from 'langraan:messages/notifications'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import ReadAll from 'lucide-react/icons/check-check'
import Mail from 'lucide-react/icons/mail'
import Chat from 'lucide-react/icons/message-square'
import Order from 'lucide-react/icons/package'
import Low from 'lucide-react/icons/package-minus'
import Returned from 'lucide-react/icons/package-x'
import Again from 'lucide-react/icons/rotate-cw'
import { notificationsApp } from '../../core/notifications/app'
import type { Notification } from '../../core/notifications/notifications.contract'
import { useLoadFailure } from '../lazy/use-load-failure'
import { defineWidget } from '../runtime/define-widget'
import { Button } from '../ui/button'
import { Counted } from '../ui/counted'
import { Menu, type MenuItem } from '../ui/menu'
import { VisuallyHidden } from '../ui/visually-hidden'
import { NotificationLabel } from './notification-label'
import { useClockNotice } from './use-clock-notice'
import { useNotifications } from './use-notifications'

/**
 * `ref` is the order's number, the email's id, the number of the chat's contact, or that of the product or variant,
 * whose name is the `subject`.
 */
export type NotificationChoice = Pick<Notification, 'kind' | 'ref' | 'subject'>

export type RaanNotificationsProps = {
  /** pressed: what it is about should be shown */
  onOpen?: ((detail: NotificationChoice) => void) | undefined
}

function iconOf(kind: string) {
  if (kind === 'mail.received') return <Mail />
  if (kind === 'chat.received') return <Chat />
  if (kind === 'stock.low') return <Low />
  return kind === 'order.created' ? <Order /> : <Returned />
}

function NotificationsView({ onOpen }: RaanNotificationsProps) {
  const { t } = useLingui()
  const { status, shown, unread, reload, read } = useNotifications()
  useClockNotice()
  const reportLoadFailure = useLoadFailure({ title: t`Couldn't load notifications. Try again` })
  if (status === 'missing') return null
  const count = unread.length
  const name = count > 0 ? t`Notifications: ${plural(count, { one: '# unread', other: '# unread' })}` : t`Notifications`
  const actions: MenuItem[] = [
    ...(status === 'failed'
      ? [{ value: 'reload', label: t`Couldn't load notifications. Try again`, icon: <Again />, onSelect: reload }]
      : []),
    ...(count > 0
      ? [{ value: 'read', label: t`Mark all as read`, icon: <ReadAll />, onSelect: () => read(unread) }]
      : []),
  ]
  const entries = shown.map((each) => ({
    value: each.id,
    label: <NotificationLabel notification={each} />,
    icon: iconOf(each.kind),
    onSelect: () => {
      read([each.id])
      onOpen?.({ kind: each.kind, ref: each.ref, subject: each.subject })
    },
  }))
  const nothing = { value: 'nothing', label: t`Nothing in the last seven days`, disabled: true }
  return (
    <Counted count={count}>
      <Menu
        onFailed={reportLoadFailure}
        trigger={(props) => <Button {...props} look="ghost" icon={<Bell />} label={name} />}
        items={[
          ...(actions.length > 0 ? [{ label: t`Notifications`, items: actions }] : []),
          {
            label: actions.length > 0 ? t`Latest notifications` : t`Notifications`,
            items: entries.length > 0 ? entries : [nothing],
          },
        ]}
      />
      <span role="status">
        {count > 0 && (
          <VisuallyHidden>
            <Plural value={count} one="# unread notification" other="# unread notifications" />
          </VisuallyHidden>
        )}
      </span>
    </Counted>
  )
}

export const apps = { notifications: notificationsApp }

/** The bell: how much is unread, and a menu of the latest. Not shown if the backend has no notifications. */
export const RaanNotifications = defineWidget<RaanNotificationsProps>({
  apps,
  messages: [messages],
  Skeleton: () => null,
  View: NotificationsView,
})
