import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Select from 'lucide-react/icons/list-checks'
import type { RefObject } from 'react'
import type { Contact } from '../../../core/chat/chat.contract'
import { Button } from '../../ui/button'
import { person } from '../chat.css'
import { ChatAvatar } from '../chat-avatar'
import { useStatusMessages } from '../use-status-messages'
import * as css from './conversation.css'

type ChatHeadProps = {
  contact: Contact
  title: RefObject<HTMLHeadingElement | null>
  isChoosing: boolean
  /** missing: there is nothing to choose from */
  onChoose: (() => void) | undefined
  onBack(): void
  onAbout(): void
}

/** Whose chat this is. */
export function ChatHead({ contact, title, isChoosing, onChoose, onBack, onAbout }: ChatHeadProps) {
  const { t } = useLingui()
  const messages = useStatusMessages()
  return (
    <header className={css.head}>
      <span className={css.back}>
        <Button look="ghost" icon={<Back />} label={t`Back to chats`} onClick={onBack} />
      </span>
      <h2 ref={title} tabIndex={-1} className={css.headTitle}>
        <button type="button" className={person} aria-haspopup="dialog" onClick={onAbout}>
          <ChatAvatar person={contact} />
          <span className={css.headWords}>
            <bdi className={css.headName}>{contact.fullName}</bdi>
            <span className={css.headStatus} aria-hidden="true">
              {messages(contact.status)}
              {contact.role && ` · ${contact.role}`}
            </span>
          </span>
        </button>
      </h2>
      {onChoose && !isChoosing && (
        <Button look="ghost" icon={<Select />} label={t`Select messages`} onClick={onChoose}>
          <span className={css.wideOnly}>{t`Select messages`}</span>
        </Button>
      )}
    </header>
  )
}
