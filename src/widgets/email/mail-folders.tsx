import { useLingui } from '@lingui/react/macro'
import Inbox from 'lucide-react/icons/inbox'
import Draft from 'lucide-react/icons/pencil'
import Compose from 'lucide-react/icons/plus'
import Sent from 'lucide-react/icons/send'
import Starred from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import Spam from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { type Mailbox, type MailCounts, mailboxes, mailLabels } from '../../core/email/email.contract'
import { Side, SideEntry, SideList } from '../list/panes'
import { Button } from '../ui/button'
import { LabelDot } from './mail-label'
import { type MailList, nameOfList } from './mail-location'
import { useMailMessages } from './use-mail-messages'

type MailFoldersProps = {
  list: MailList
  counts: MailCounts | undefined
  onShow(list: MailList): void
  onCompose(): void
  composeBusy: boolean
}

const icons: Record<Mailbox, ReactNode> = {
  inbox: <Inbox />,
  sent: <Sent />,
  draft: <Draft />,
  starred: <Starred />,
  spam: <Spam />,
  trash: <Trash />,
}

export function MailFolders({ list, counts, onShow, onCompose, composeBusy }: MailFoldersProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const here = nameOfList(list)
  const badges: Partial<Record<Mailbox, number>> = counts ?? {}
  const said = (box: Mailbox, count: number) => (box === 'draft' ? messages.mails(count) : t`${count} unread`)
  return (
    <Side>
      <Button look="primary" wide icon={<Compose />} busy={composeBusy} onClick={onCompose}>{t`Compose`}</Button>
      <SideList>
        {mailboxes.map((box) => (
          <SideEntry
            key={box}
            sign={icons[box]}
            name={messages.boxes[box]}
            isCurrent={here === box}
            badge={{ count: badges[box] ?? 0, messages: said(box, badges[box] ?? 0) }}
            onPress={() => onShow({ box })}
          />
        ))}
      </SideList>
      <SideList heading={t({ message: 'Labels', context: 'mail' })}>
        {mailLabels.map((label) => (
          <SideEntry
            key={label}
            sign={<LabelDot label={label} />}
            name={messages.labels[label]}
            isCurrent={here === `label ${label}`}
            onPress={() => onShow({ label })}
          />
        ))}
      </SideList>
    </Side>
  )
}
