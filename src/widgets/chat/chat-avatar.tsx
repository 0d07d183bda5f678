import { useLingui } from '@lingui/react/macro'
import { type ChatStatus, chatStatuses } from '../../core/chat/chat.contract'
import { lookUp } from '../../core/kernel/look-up'
import { Avatar } from '../ui/avatar'
import { classNames } from '../ui/class-names'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './chat.css'

export function useStatusMessages(): (status: string) => string {
  const { t } = useLingui()
  const messages: Record<ChatStatus, string> = {
    online: t`Online`,
    busy: t`Do not disturb`,
    away: t`Away`,
    offline: t`Offline`,
  }
  return (status) => lookUp(messages, status) ?? status
}

type ChatAvatarProps = {
  person: { fullName: string; avatar: string | null; status: string }
  size?: 'm' | 'l'
}

const isKnown = (status: string): status is ChatStatus => (chatStatuses as readonly string[]).includes(status)

export function ChatAvatar({ person: { fullName, avatar, status }, size = 'm' }: ChatAvatarProps) {
  const messages = useStatusMessages()
  return (
    <span className={css.avatar}>
      <Avatar name={fullName} src={avatar ?? undefined} size={size} />
      <span
        className={classNames(css.dot, isKnown(status) ? css.statuses[status] : css.statuses.offline)}
        aria-hidden="true"
      />
      <VisuallyHidden>{messages(status)}</VisuallyHidden>
    </span>
  )
}
