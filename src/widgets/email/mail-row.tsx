import { useLingui } from '@lingui/react/macro'
import Unread from 'lucide-react/icons/mail'
import Read from 'lucide-react/icons/mail-open'
import Clip from 'lucide-react/icons/paperclip'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { memo, useState } from 'react'
import type { Mail } from '../../core/email/email.contract'
import { plainText } from '../../core/kernel/html-text'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { checkbox } from '../ui/checkbox.css'
import { VisuallyHidden } from '../ui/visually-hidden'
import { LabelDots } from './mail-label'
import * as css from './mail-row.css'
import * as end from './mail-row-end.css'
import type { MailMessages } from './use-mail-messages'
import { useMomentMessages } from './use-moment-messages'

/** Told to a row once: the same for all of them, and the same as long as the list stands. */
export type RowActions = {
  open(mail: Mail): void
  select(mail: Mail, isOn: boolean): void
  star(mail: Mail, isOn: boolean): void
  read(mail: Mail, isRead: boolean): void
  trash(mail: Mail): void
}

type MailRowProps = {
  mail: Mail
  isSelected: boolean
  isCurrent: boolean
  /** YYYY-MM-DD */
  today: string
  /** the same object for all rows, made once */
  messages: MailMessages
  actions: RowActions
}

/** Enough of a message for one line. */
const previewOf = (message: string) => plainText(message.slice(0, 600)).slice(0, 110)

function Who({ mail }: { mail: Mail }) {
  const { t } = useLingui()
  const nameOf = ({ name, email }: { name: string; email: string }) => name || email
  if (mail.folder === 'draft') return <span className={css.draft}>{t`Draft`}</span>
  if (mail.folder !== 'sent') return nameOf(mail.from)
  const names = mail.to.map(nameOf).join(', ')
  return t`To: ${names}`
}

function Quick({ mail, stop, actions }: Pick<MailRowProps, 'mail' | 'actions'> & { stop: number }) {
  const { t } = useLingui()
  return (
    <span className={end.quick}>
      <Button
        look="ghost"
        size="s"
        data-key="read"
        tabIndex={stop}
        icon={mail.isRead ? <Unread /> : <Read />}
        label={mail.isRead ? t`Mark as unread` : t`Mark as read`}
        onClick={() => actions.read(mail, !mail.isRead)}
      />
      {mail.folder !== 'trash' && (
        <Button
          look="ghost"
          size="s"
          data-key="trash"
          tabIndex={stop}
          icon={<Trash />}
          label={t`Move to Trash`}
          onClick={() => actions.trash(mail)}
        />
      )}
    </span>
  )
}

function MailRowView({ mail, isSelected, isCurrent, today, messages, actions }: MailRowProps) {
  const { t } = useLingui()
  /** what one row shows at a time is not made for all of them */
  const [isPointed, setIsPointed] = useState(false)
  const moment = useMomentMessages()
  const subject = messages.subject(mail.subject)
  const stop = isCurrent ? 0 : -1
  const star = t`Star`
  const who = mail.folder === 'sent' ? mail.to[0] : mail.from
  return (
    <div
      className={css.row}
      data-mail={mail.id}
      data-unread={!mail.isRead || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <label className={css.tick}>
        <input
          type="checkbox"
          className={checkbox}
          aria-label={t`Select ${subject}`}
          checked={isSelected}
          tabIndex={stop}
          onChange={(event) => actions.select(mail, event.currentTarget.checked)}
        />
      </label>
      <button
        type="button"
        className={css.star}
        data-key="star"
        tabIndex={stop}
        aria-pressed={mail.isStarred}
        aria-label={star}
        title={star}
        onClick={() => actions.star(mail, !mail.isStarred)}
      >
        <Star aria-hidden="true" />
      </button>
      <span className={css.avatar}>
        <Avatar
          name={who?.name || who?.email || ''}
          src={mail.folder === 'sent' ? undefined : (mail.from.avatar ?? undefined)}
          size="s"
        />
      </span>
      <button type="button" className={css.open} data-key="open" tabIndex={stop} onClick={() => actions.open(mail)}>
        {!mail.isRead && <VisuallyHidden>{t`Unread`}, </VisuallyHidden>}
        <span className={css.who}>
          <Who mail={mail} />
        </span>
        <span className={css.words}>
          <span className={css.subject}>{subject}</span> <span className={css.preview}>{previewOf(mail.message)}</span>
        </span>
      </button>
      <span className={end.marks}>
        {mail.attachments.length > 0 && <Clip role="img" aria-label={t`Has attachments`} />}
        <LabelDots labels={mail.labels} nameOf={messages.label} />
      </span>
      <time className={end.time} dateTime={mail.time} title={isPointed ? moment.full(mail.time) : undefined}>
        {moment.brief(mail.time, today)}
      </time>
      {(isPointed || isCurrent) && <Quick mail={mail} stop={stop} actions={actions} />}
    </div>
  )
}

export const MailRow = memo(MailRowView)
