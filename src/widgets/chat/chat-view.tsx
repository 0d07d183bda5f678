import { useLingui } from '@lingui/react/macro'
import Conversation from 'lucide-react/icons/messages-square'
import { useEffect, useRef, useState } from 'react'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import type { RaanChatProps } from './chat'
import * as css from './chat.css'
import { ChatSide } from './chat-side'
import { ConversationSkeleton } from './chat-skeleton'
import { useChats } from './use-chat'
import { useChatPart } from './use-chat-part'
import { useNewsMessages } from './use-news-messages'
import { useOpenChat } from './use-open-chat'
import { usePanels } from './use-panels'
import { useProfileFailure } from './use-profile-failure'

/** On a phone the keyboard would cover what one wants to read. */
const isBeside = (side: HTMLElement | null) => side?.checkVisibility?.() ?? true

export function ChatView({ onOrder, onOrderTaken, ...location }: RaanChatProps) {
  const { t } = useLingui()
  const list = useChats()
  const chat = useOpenChat(location)
  const panels = usePanels()
  useProfileFailure()
  const side = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** somebody opened it by hand: the focus follows */
  const isOpening = useRef(false)
  const [left, setLeft] = useState<number>()
  const { contactId } = chat
  const part = useChatPart(contactId !== undefined)

  useEffect(() => {
    if (left === undefined) return
    side.current?.querySelector<HTMLElement>(`[data-contact="${left}"]`)?.focus()
    setLeft(undefined)
  }, [left])

  const open = (id: number) => {
    isOpening.current = id !== contactId
    chat.open(id)
  }
  useNewsMessages(chat, open)
  const shown = () => {
    if (!isOpening.current) return
    isOpening.current = false
    if (isBeside(side.current)) field.current?.focus()
    else title.current?.focus()
  }
  const back = () => {
    setLeft(contactId)
    chat.open(undefined)
  }
  const take = (text: string) => {
    if (onOrder?.({ text }) === false) return
    chat.takeOrder(text)
    onOrderTaken?.()
  }
  const contact = list.contacts?.find(({ id }) => id === contactId)
  const { Part: Panels } = panels
  const { here: Part } = part
  return (
    <div className={css.root} part="chat">
      <div className={css.frame} data-open={contactId !== undefined || undefined}>
        <ChatSide
          list={list}
          opened={contactId}
          onOpen={open}
          onProfile={() => void panels.open('profile')}
          containerRef={side}
        />
        <div className={css.main}>
          {contactId === undefined && (
            <div className={css.problem}>
              <EmptyPanel icon={<Conversation />} title={t`Start a conversation`}>
                {t`Choose someone from the list.`}
              </EmptyPanel>
            </div>
          )}
          {contactId !== undefined && Part && (
            <Part
              key={contactId}
              chat={chat}
              contactId={contactId}
              contact={contact}
              today={list.today}
              title={title}
              field={field}
              onShown={shown}
              onBack={back}
              onAbout={() => void panels.open('contact')}
              onTake={take}
            />
          )}
          {contactId !== undefined && !Part && !part.isFailed && <ConversationSkeleton label={t`Loading messages`} />}
          {contactId !== undefined && part.isFailed && (
            <div className={css.problem}>
              <FailurePanel title={t`Couldn't load the chat`} onRetry={() => void part.enter()} />
              <Button onClick={back}>{t`Back to chats`}</Button>
            </div>
          )}
        </div>
      </div>
      {Panels && <Panels opened={panels.opened} contact={chat.contact ?? contact} onClose={panels.close} />}
    </div>
  )
}
