import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Mailbox, MailFolder, MailLabel } from '../../core/email/email.contract'
import { lookUp } from '../../core/kernel/look-up'
import type { MailList } from './mail-location'

export function useMailMessages() {
  const { t } = useLingui()
  const boxes: Record<Mailbox, string> = {
    inbox: t`Inbox`,
    sent: t`Sent`,
    draft: t`Drafts`,
    starred: t`Starred`,
    spam: t`Spam`,
    trash: t`Trash`,
  }
  const labels: Record<MailLabel, string> = {
    personal: t`Personal`,
    company: t`Company`,
    important: t`Important`,
    private: t`Private`,
  }
  return {
    boxes,
    labels,
    /** the backend's own labels are shown as they came */
    label: (label: string) => lookUp(labels, label) ?? label,
    folder: (folder: MailFolder) => boxes[folder],
    list: (list: MailList) => ('label' in list ? labels[list.label] : boxes[list.box]),
    /** placeholder for an empty subject */
    subject: (subject: string) => (subject.trim() === '' ? t`(no subject)` : subject),
    mails: (count: number) => t`${plural(count, { one: '# email', other: '# emails' })}`,
  }
}

export type MailMessages = ReturnType<typeof useMailMessages>
