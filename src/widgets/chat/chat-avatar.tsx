import { type ChatStatus, chatStatuses } from '../../core/chat/chat.contract'
import { Avatar } from '../ui/avatar'
import { classNames } from '../ui/class-names'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './chat-avatar.css'
import { useStatusMessages } from './use-status-messages'

type ChatAvatarProps = {
  person: { fullName: string; avatar: string | null; status: string }
  size?: 'm' | 'l'
}

const isKnown = (status: string): status is ChatStatus => (chatStatuses as readonly string[]).includes(status)

/** Somebody's picture with what they are doing. The name stands beside it. */
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
