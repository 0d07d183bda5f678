import { useLingui } from '@lingui/react/macro'
import type { MailPerson, MailReply } from '../../../core/email/email.contract'
import { SafeHtml } from '../../safe-html/safe-html'
import { Avatar } from '../../ui/avatar'
import { useMomentMessages } from '../use-moment-messages'
import * as css from './mail-detail.css'
import { MailFiles } from './mail-files'

const nameOf = ({ name, email }: MailPerson) => name || email
const fullOf = ({ name, email }: MailPerson) => (name ? `${name} <${email}>` : email)

function People({ label, people }: { label: string; people: readonly MailPerson[] }) {
  if (people.length === 0) return null
  return (
    <>
      <dt className={css.term}>{label}</dt>
      <dd className={css.people}>{people.map(fullOf).join(', ')}</dd>
    </>
  )
}

export function MailLetter({ letter }: { letter: MailReply }) {
  const { t } = useLingui()
  const moment = useMomentMessages()
  const { from, to, cc, bcc, time } = letter
  const names = to.map(nameOf).join(', ')
  return (
    <section className={css.letter} aria-label={t`Message from ${nameOf(from)}`}>
      <header className={css.sender}>
        <Avatar name={nameOf(from)} src={from.avatar ?? undefined} />
        <div className={css.who}>
          <p className={css.name}>
            {nameOf(from)} {from.name && <span className={css.address}>{from.email}</span>}
          </p>
          <details className={css.more}>
            <summary className={css.summary}>{names === '' ? t`no recipients` : t`to ${names}`}</summary>
            <dl className={css.facts}>
              <People label={t({ message: 'From', context: 'mail' })} people={[from]} />
              <People label={t({ message: 'To', context: 'mail' })} people={to} />
              <People label={t`Cc`} people={cc} />
              <People label={t`Bcc`} people={bcc} />
              <dt className={css.term}>{t`Date`}</dt>
              <dd>{moment.full(time)}</dd>
            </dl>
          </details>
        </div>
        <time className={css.time} dateTime={time}>
          {moment.full(time)}
        </time>
      </header>
      <div className={css.body}>
        <SafeHtml html={letter.message} />
      </div>
      <MailFiles files={letter.attachments} />
    </section>
  )
}
