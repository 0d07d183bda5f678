import { useLingui } from '@lingui/react/macro'
import type { Mailbox } from '../../core/email/email.contract'
import type { MailList } from './mail-place'

/** What a folder says when nothing lies in it. */
export function useEmptyWords() {
  const { t } = useLingui()
  const boxes: Record<Mailbox, { title: string; text: string }> = {
    inbox: { title: t`All read and put away`, text: t`New mail appears here.` },
    sent: { title: t`Nothing sent yet`, text: t`What you send is kept here.` },
    draft: { title: t`No drafts`, text: t`A letter you have begun waits here until you send it.` },
    starred: { title: t`Nothing is starred`, text: t`Star a mail to find it again here.` },
    spam: { title: t`No spam`, text: t`What looks like spam is kept apart here.` },
    trash: { title: t`The trash is empty`, text: t`Deleted mail stays here until it is deleted for ever.` },
  }
  return (list: MailList) =>
    'label' in list
      ? { title: t`No mail with this label`, text: t`Give a mail this label to find it again here.` }
      : boxes[list.box]
}
