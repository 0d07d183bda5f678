import { messages } from 'langraan:messages/chat'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { chatApp } from '../../core/chat/app'
import { defineWidget } from '../runtime/define-widget'
import { ChatSkeleton } from './chat-skeleton'
import { ChatView } from './chat-view'

export type RaanChatProps = {
  /** the open chat as the text of a query: `chat=3`, the number of its contact */
  query?: string | undefined
  /** `replace` where the change is no step to come back to */
  onQueryChanged?: ((detail: { query: string; replace: boolean }) => void) | undefined
  /** before chosen messages go to the order on the page; false keeps them from it */
  onOrder?: ((detail: { text: string }) => unknown) | undefined
  /** they went there */
  onOrderTaken?: (() => void) | undefined
}

export const apps = { chat: chatApp }

export const RaanChat = defineWidget<RaanChatProps>({
  apps,
  messages: [messages, failureMessages, lazyMessages],
  Skeleton: ChatSkeleton,
  View: ChatView,
})
