import { Plural, useLingui } from '@lingui/react/macro'
import Forward from 'lucide-react/icons/forward'
import Write from 'lucide-react/icons/pencil'
import Reply from 'lucide-react/icons/reply'
import ReplyAll from 'lucide-react/icons/reply-all'
import { type RefObject, useState } from 'react'
import type { Mail, MailReply } from '../../../core/email/email.contract'
import { Button } from '../../ui/button'
import type { LetterStart } from '../letter-start'
import { LabelBadge } from '../mail-label'
import { useMailMessages } from '../use-mail-messages'
import * as css from './mail-detail.css'
import { MailLetter } from './mail-letter'

type MailLettersProps = {
  mail: Mail
  heading: RefObject<HTMLHeadingElement | null>
  onCompose(start: LetterStart): void
}

/** older replies may have no id */
const keyOf = (reply: MailReply) => reply.id ?? `${reply.time} ${reply.from.email}`

function Answers({ mail, onCompose }: Omit<MailLettersProps, 'heading'>) {
  const { t } = useLingui()
  if (mail.folder === 'draft')
    return (
      <div className={css.answers}>
        <Button look="primary" icon={<Write />} onClick={() => onCompose({ kind: 'draft', mail })}>
          {t`Continue writing`}
        </Button>
      </div>
    )
  const many = mail.to.length + mail.cc.length > 1
  return (
    <div className={css.answers}>
      <Button icon={<Reply />} onClick={() => onCompose({ kind: 'reply', mail })}>{t`Reply`}</Button>
      {many && (
        <Button icon={<ReplyAll />} onClick={() => onCompose({ kind: 'replyAll', mail })}>{t`Reply all`}</Button>
      )}
      <Button icon={<Forward />} onClick={() => onCompose({ kind: 'forward', mail })}>{t`Forward`}</Button>
    </div>
  )
}

export function MailLetters({ mail, heading, onCompose }: MailLettersProps) {
  const messages = useMailMessages()
  const [isAll, setIsAll] = useState(false)
  const { replies } = mail
  return (
    <div className={css.letters}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.subject}>
          {messages.subject(mail.subject)}
        </h2>
        {mail.labels.length > 0 && (
          <div className={css.labels}>
            {mail.labels.map((label) => (
              <LabelBadge key={label} label={label} />
            ))}
          </div>
        )}
      </div>
      {replies.length > 0 && (
        <Button look="ghost" size="s" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? (
            <Plural value={replies.length} one="Hide # earlier message" other="Hide # earlier messages" />
          ) : (
            <Plural value={replies.length} one="View # earlier message" other="View # earlier messages" />
          )}
        </Button>
      )}
      {isAll && replies.map((reply) => <MailLetter key={keyOf(reply)} letter={reply} />)}
      <MailLetter letter={mail} />
      <Answers mail={mail} onCompose={onCompose} />
    </div>
  )
}
