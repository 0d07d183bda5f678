import { messages } from 'langraan:messages/chat'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { useLingui } from '@lingui/react/macro'
import Conversation from 'lucide-react/icons/messages-square'
import { useEffect, useRef, useState } from 'react'
import { chatApp } from '../../core/chat/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { PartFailure } from '../lazy/part-failure'
import { useLazyPart } from '../lazy/use-lazy-part'
import { usePressedPart } from '../lazy/use-pressed-part'
import { defineWidget } from '../runtime/define-widget'
import { whenIdle } from '../runtime/when-idle'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import * as css from './chat.css'
import { ChatSide } from './chat-side'
import { ChatSkeleton, ConversationSkeleton } from './chat-skeleton'
import type { PanelName } from './panels/chat-panels'
import { useChats, useOpenChat } from './use-chat'
import { useNewsMessages, useProfileFailure } from './use-chat-toasts'

export type RaanChatProps = {
  /** the open chat as a query string: `chat=3`, the number of its contact */
  query?: string | undefined
  /** address of the user list, offered while there is nobody to write to */
  usersHref?: string | undefined
  /** `replace` is true if the change should replace the history entry */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** fires before selected messages are sent to the order on the page; return false to prevent it */
  onOrder?: ((detail: { text: string }) => unknown) | undefined
  /** fires after they were sent */
  onOrderTaken?: (() => void) | undefined
}

const chat = lazyPart(
  () => import('./conversation/conversation'),
  (file) => file.ConversationPart,
)

function useChatPart(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useLazyPart(chat, isWanted || isIdle)
}

const chatPanels = lazyPart(
  () => import('./panels/chat-panels'),
  (file) => file.ChatPanels,
)

function usePanels() {
  const part = usePressedPart(chatPanels)
  const [opened, setOpened] = useState<PanelName>()
  return {
    Part: part.here,
    opened,
    async open(name: PanelName) {
      if (await part.enter()) setOpened(name)
    },
    close: () => setOpened(undefined),
  }
}

/** On a phone the keyboard would cover the messages. */
const isBeside = (side: HTMLElement | null) => side?.checkVisibility?.() ?? true

function ChatView({ onOrder, onOrderTaken, usersHref, ...location }: RaanChatProps) {
  const { t } = useLingui()
  const list = useChats()
  const chat = useOpenChat(location)
  const panels = usePanels()
  useProfileFailure()
  const side = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** opened by the user: focus follows */
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
          usersHref={usersHref}
          opened={contactId}
          onOpen={open}
          onProfile={() => void panels.open('profile')}
          containerRef={side}
        />
        <div className={css.main}>
          {contactId === undefined && !list.isEmpty && (
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
              <PartFailure title={t`Couldn't load the chat`} onRetry={part.enter} />
              <Button onClick={back}>{t`Back to chats`}</Button>
            </div>
          )}
        </div>
      </div>
      {Panels && <Panels opened={panels.opened} contact={chat.contact ?? contact} onClose={panels.close} />}
    </div>
  )
}

export const apps = { chat: chatApp }

export const RaanChat = defineWidget<RaanChatProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: ChatSkeleton,
  View: ChatView,
})
