import { messages as attachMessages } from 'langraan:messages/attach'
import { messages as chatMessages } from 'langraan:messages/chat'
import { messages } from 'langraan:messages/chat.conversation'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Select from 'lucide-react/icons/list-checks'
import Conversation from 'lucide-react/icons/messages-square'
import { type RefObject, useEffect } from 'react'
import { chatApp } from '../../../core/chat/app'
import type { Contact } from '../../../core/chat/chat.contract'
import { FailurePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { EmptyPanel } from '../../ui/empty-panel'
import { useTakenFiles } from '../../ui/taken-files'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { person, problem } from '../chat.css'
import { ChatAvatar, useStatusMessages } from '../chat-avatar'
import { ConversationSkeleton } from '../chat-skeleton'
import type { OpenChat } from '../use-chat'
import { useMessageText } from '../use-message-text'
import { useMoments } from '../use-moments'
import { ChatChoosing, ChatComposer } from './chat-composer'
import { ChatLog } from './chat-log'
import * as css from './conversation.css'
import { useChoosing } from './use-choosing'
import { useFileChoice, useNews, useWriting } from './use-conversation'

type ChatHeadProps = {
  contact: Contact
  title: RefObject<HTMLHeadingElement | null>
  isChoosing: boolean
  onChoose: (() => void) | undefined
  onBack(): void
  onAbout(): void
}

function ChatHead({ contact, title, isChoosing, onChoose, onBack, onAbout }: ChatHeadProps) {
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
              {contact.isGone ? t`No longer in the chat` : messages(contact.status)}
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

export type ConversationProps = {
  chat: OpenChat
  contactId: number
  /** from the list, until the chat has loaded */
  contact: Contact | undefined
  today: string
  title: RefObject<HTMLHeadingElement | null>
  field: RefObject<HTMLTextAreaElement | null>
  onShown(): void
  onBack(): void
  onAbout(): void
  onTake(text: string): void
}

type WritingProps = Pick<ConversationProps, 'contactId' | 'field'> & { name: string; onFiles(files: File[]): void }

function Writing({ contactId, ...rest }: WritingProps) {
  return <ChatComposer writing={useWriting(contactId)} {...rest} />
}

function Problem({ chat, onBack }: Pick<ConversationProps, 'chat' | 'onBack'>) {
  const { t } = useLingui()
  const back = <Button onClick={onBack}>{t`Back to chats`}</Button>
  if (chat.stage === 'missing') return <EmptyPanel title={t`Contact not found`} icon={<Conversation />} action={back} />
  return (
    <FailurePanel
      error={chat.error}
      title={t`Couldn't load the chat`}
      forbidden={t`You don't have access to the chat`}
      onRetry={chat.reload}
    />
  )
}

function ConversationView(props: ConversationProps) {
  const { chat, contactId, contact, today, title, field, onShown, onBack, onAbout, onTake } = props
  const { t } = useLingui()
  const moments = useMoments(today)
  const choosing = useChoosing(chat.messages, chat.skipped)
  const choose = useFileChoice(contactId)
  const messageText = useMessageText()
  const taken = useTakenFiles((files) => void choose(files))
  const news = useNews({ ...chat, contactId })
  const whose = chat.contact ?? contact
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per chat
  useEffect(onShown, [])
  const name = whose?.fullName ?? ''
  const stopChoosing = () => {
    choosing.stop()
    field.current?.focus()
  }
  const isThere = chat.stage === 'ready' || chat.stage === 'loading'
  const canWrite = isThere && !whose?.isGone && !choosing.isOn
  return (
    <section
      className={classNames(css.area, canWrite && taken.isOver && css.over)}
      aria-label={name}
      {...(canWrite && taken.area)}
    >
      {whose && (
        <ChatHead
          contact={whose}
          title={title}
          isChoosing={choosing.isOn}
          onChoose={isThere && chat.messages.length > 0 ? choosing.start : undefined}
          onBack={onBack}
          onAbout={onAbout}
        />
      )}
      {!isThere ? (
        <div className={problem}>
          <Problem chat={chat} onBack={onBack} />
        </div>
      ) : chat.stage === 'loading' ? (
        <ConversationSkeleton label={t`Loading messages`} />
      ) : chat.messages.length === 0 ? (
        <div className={problem}>
          <EmptyPanel icon={<Conversation />} title={t`No messages yet`}>{t`Write the first one below.`}</EmptyPanel>
        </div>
      ) : (
        <ChatLog name={name} chat={chat} choosing={choosing} moments={moments} />
      )}
      <VisuallyHidden>
        <span role="log" aria-label={t`New messages`}>
          {news.map((each) => (
            <span key={`${each.time} ${messageText(each)}`}>{`${name}: ${messageText(each)}`}</span>
          ))}
        </span>
      </VisuallyHidden>
      {choosing.isOn && (
        <ChatChoosing count={choosing.count} onTake={() => onTake(choosing.text())} onStop={stopChoosing} />
      )}
      {isThere && whose?.isGone && !choosing.isOn && (
        <p className={css.gone}>{t`${name} can't be written to any more. The messages stay here.`}</p>
      )}
      {canWrite && <Writing contactId={contactId} name={name} field={field} onFiles={(files) => void choose(files)} />}
    </section>
  )
}

export const ConversationPart = defineWidget<ConversationProps>({
  apps: { chat: chatApp },
  messages: [messages, chatMessages, failureMessages, attachMessages],
  Skeleton: ConversationSkeleton,
  View: ConversationView,
})
