import { texts } from 'langraan:texts/chat'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { chatApp } from '../../core/chat/app'
import { defineWidget } from '../root/define-widget'
import { ChatPlace } from './chat-place'
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
  texts: [texts, failureTexts, lazyTexts],
  Skeleton: ChatPlace,
  View: ChatView,
})
