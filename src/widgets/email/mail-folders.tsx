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
import { Button } from '../ui/button'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './mail-folders.css'
import { LabelDot } from './mail-label'
import { type MailList, nameOfList } from './mail-place'
import { useMailWords } from './use-mail-words'

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

type EntryProps = { icon: ReactNode; name: string; isHere: boolean; count?: string | undefined; onShow(): void } & {
  badge?: number | undefined
}

const Entry = ({ icon, name, isHere, badge = 0, count, onShow }: EntryProps) => (
  <li>
    <button type="button" className={css.entry} aria-current={isHere ? 'page' : undefined} onClick={onShow}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={css.name}>{name}</span>
      {badge > 0 && (
        <>
          <span className={css.count} aria-hidden="true">
            {badge > 999 ? '999+' : badge}
          </span>
          <VisuallyHidden>{count}</VisuallyHidden>
        </>
      )}
    </button>
  </li>
)

/** Where mail lies, with what waits there. */
export function MailFolders({ list, counts, onShow, onCompose, composeBusy }: MailFoldersProps) {
  const { t } = useLingui()
  const words = useMailWords()
  const here = nameOfList(list)
  const badges: Partial<Record<Mailbox, number>> = counts ?? {}
  const said = (box: Mailbox, count: number) => (box === 'draft' ? words.mails(count) : t`${count} unread`)
  return (
    <div className={css.side}>
      <Button look="primary" wide icon={<Compose />} busy={composeBusy} onClick={onCompose}>{t`Compose`}</Button>
      <ul className={css.list}>
        {mailboxes.map((box) => (
          <Entry
            key={box}
            icon={icons[box]}
            name={words.boxes[box]}
            isHere={here === box}
            badge={badges[box]}
            count={said(box, badges[box] ?? 0)}
            onShow={() => onShow({ box })}
          />
        ))}
      </ul>
      <h2 className={css.heading}>{t({ message: 'Labels', context: 'mail' })}</h2>
      <ul className={css.list}>
        {mailLabels.map((label) => (
          <Entry
            key={label}
            icon={<LabelDot label={label} />}
            name={words.labels[label]}
            isHere={here === `label ${label}`}
            onShow={() => onShow({ label })}
          />
        ))}
      </ul>
    </div>
  )
}
