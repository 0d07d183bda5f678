import { messages as chatMessages } from 'langraan:messages/chat'
import { messages } from 'langraan:messages/chat.panels'
import { messages as failureMessages } from 'langraan:messages/failure'
import { useLingui } from '@lingui/react/macro'
import { chatApp } from '../../../core/chat/app'
import type { Contact } from '../../../core/chat/chat.contract'
import { defineWidget } from '../../runtime/define-widget'
import { Dialog } from '../../ui/dialog'
import { ChatAvatar, useStatusMessages } from '../chat-avatar'
import * as css from './panels.css'
import { ProfilePanel } from './profile-panel'

function ContactPanel({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const { t } = useLingui()
  const messages = useStatusMessages()
  const { fullName, role, about, status, isGone } = contact
  return (
    <Dialog open look="end" title={<bdi>{fullName}</bdi>} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.panel}>
        <div className={css.portrait}>
          <ChatAvatar person={contact} size="l" />
          <p className={css.status}>{isGone ? t`No longer in the chat` : messages(status)}</p>
        </div>
        <dl className={css.facts}>
          {role && (
            <div>
              <dt className={css.term}>{t`Role`}</dt>
              <dd>
                <bdi>{role}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt className={css.term}>{t`About`}</dt>
            <dd className={css.about}>{about ? <bdi>{about}</bdi> : t`Nothing written yet.`}</dd>
          </div>
        </dl>
      </div>
    </Dialog>
  )
}

export type PanelName = 'profile' | 'contact'

export type ChatPanelsProps = {
  opened: PanelName | undefined
  contact: Contact | undefined
  onClose(): void
}

const PanelsView = ({ opened, contact, onClose }: ChatPanelsProps) => (
  <>
    {opened === 'profile' && <ProfilePanel onClose={onClose} />}
    {opened === 'contact' && contact && <ContactPanel contact={contact} onClose={onClose} />}
  </>
)

export const ChatPanels = defineWidget<ChatPanelsProps>({
  apps: { chat: chatApp },
  messages: [messages, chatMessages, failureMessages],
  Skeleton: () => null,
  View: PanelsView,
})
