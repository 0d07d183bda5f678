import { useLingui } from '@lingui/react/macro'
import type { Mailbox } from '../../core/email/email.contract'
import type { MailList } from './mail-location'

export function useEmptyMessages() {
  const { t } = useLingui()
  const boxes: Record<Mailbox, { title: string; text: string }> = {
    inbox: { title: t`You're all caught up`, text: t`New email appears here.` },
    sent: { title: t`Nothing sent yet`, text: t`Email you send is kept here.` },
    draft: { title: t`No drafts`, text: t`Emails you start stay here until you send them.` },
    starred: { title: t`No starred email`, text: t`Star an email to find it here.` },
    spam: { title: t`No spam`, text: t`Email that looks like spam is kept here.` },
    trash: { title: t`The trash is empty`, text: t`Deleted email stays here until you delete it forever.` },
  }
  return (list: MailList) =>
    'label' in list
      ? { title: t`No email with this label`, text: t`Add this label to an email to find it here.` }
      : boxes[list.box]
}
