import { messages as chatMessages } from 'langraan:messages/chat'
import { messages } from 'langraan:messages/chat.panels'
import { messages as failureMessages } from 'langraan:messages/failure'
import { chatApp } from '../../../core/chat/app'
import type { Contact } from '../../../core/chat/chat.contract'
import { defineWidget } from '../../runtime/define-widget'
import { ContactPanel } from './contact-panel'
import { ProfilePanel } from './profile-panel'

export type PanelName = 'profile' | 'contact'

export type ChatPanelsProps = {
  opened: PanelName | undefined
  /** of the open chat */
  contact: Contact | undefined
  onClose(): void
}

const PanelsView = ({ opened, contact, onClose }: ChatPanelsProps) => (
  <>
    {opened === 'profile' && <ProfilePanel onClose={onClose} />}
    {opened === 'contact' && contact && <ContactPanel contact={contact} onClose={onClose} />}
  </>
)

/** What stands beside the chat after a press on somebody's picture. */
export const ChatPanels = defineWidget<ChatPanelsProps>({
  apps: { chat: chatApp },
  messages: [messages, chatMessages, failureMessages],
  Skeleton: () => null,
  View: PanelsView,
})
