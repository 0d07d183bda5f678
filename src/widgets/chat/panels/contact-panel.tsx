import { useLingui } from '@lingui/react/macro'
import type { Contact } from '../../../core/chat/chat.contract'
import { Dialog } from '../../ui/dialog'
import { ChatAvatar } from '../chat-avatar'
import { useStatusMessages } from '../use-status-messages'
import * as css from './panels.css'

/** Who somebody is. */
export function ContactPanel({ contact, onClose }: { contact: Contact; onClose(): void }) {
  const { t } = useLingui()
  const messages = useStatusMessages()
  const { fullName, role, about, status } = contact
  return (
    <Dialog open look="end" title={<bdi>{fullName}</bdi>} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.panel}>
        <div className={css.portrait}>
          <ChatAvatar person={contact} size="l" />
          <p className={css.status}>{messages(status)}</p>
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
