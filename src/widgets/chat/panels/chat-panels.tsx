import { texts as chatTexts } from 'langraan:texts/chat'
import { texts } from 'langraan:texts/chat.panels'
import { texts as failureTexts } from 'langraan:texts/failure'
import { chatApp } from '../../../core/chat/app'
import type { Contact } from '../../../core/chat/chat.contract'
import { defineWidget } from '../../root/define-widget'
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
  texts: [texts, chatTexts, failureTexts],
  Skeleton: () => null,
  View: PanelsView,
})
