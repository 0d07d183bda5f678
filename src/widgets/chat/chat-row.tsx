import { Plural, useLingui } from '@lingui/react/macro'
import Failed from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import type { Contact } from '../../core/chat/chat.contract'
import type { Conversation } from '../../core/chat/chat.lists'
import { CountBadge } from '../ui/badge'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './chat.css'
import { ChatAvatar } from './chat-avatar'
import { useMessageText } from './use-message-text'
import type { Moments } from './use-moments'

type RowProps = { contact: Contact; isOpen: boolean; onOpen(): void }

const Row = ({ contact, isOpen, onOpen, children }: RowProps & { children: ReactNode }) => (
  <li>
    <button
      type="button"
      className={css.row}
      data-contact={contact.id}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <ChatAvatar person={contact} />
      <span className={css.words}>{children}</span>
    </button>
  </li>
)

type ChatRowProps = { conversation: Conversation; isOpen: boolean; moments: Moments; onOpen(): void }

export function ChatRow({ conversation, isOpen, moments, onOpen }: ChatRowProps) {
  const { t } = useLingui()
  const { contact, last } = conversation
  const messageText = useMessageText()
  // messages of the open chat count as read
  const unseen = isOpen ? 0 : conversation.unseen
  return (
    <Row contact={contact} isOpen={isOpen} onOpen={onOpen}>
      <span className={css.line}>
        <bdi className={css.name}>{contact.fullName}</bdi>
        {last && (
          <time dateTime={last.time} className={css.time}>
            {moments.short(last.time)}
          </time>
        )}
      </span>
      <span className={css.line}>
        <span className={unseen > 0 ? css.unseenText : css.text}>
          {last?.isOwn && <span>{t`You:`} </span>}
          <bdi>{last && messageText(last)}</bdi>
        </span>
        {last?.state === 'failed' && (
          <span className={css.failed}>
            <Failed size={16} aria-hidden="true" />
            <VisuallyHidden>{t`Not sent`}</VisuallyHidden>
          </span>
        )}
        {unseen > 0 && (
          <>
            <span aria-hidden="true">
              <CountBadge count={unseen} />
            </span>
            <VisuallyHidden>
              <Plural value={unseen} one="# unread message" other="# unread messages" />
            </VisuallyHidden>
          </>
        )}
      </span>
    </Row>
  )
}

export function ChatContactRow(props: RowProps) {
  const { contact } = props
  return (
    <Row {...props}>
      <bdi className={css.name}>{contact.fullName}</bdi>
      <span className={css.text}>
        <bdi>{contact.about || contact.role}</bdi>
      </span>
    </Row>
  )
}
