import { Plural, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import File from 'lucide-react/icons/file'
import type { MailAttachment, MailPerson, MailReply } from '../../../core/email/email.contract'
import { SafeHtml } from '../../safe-html/safe-html'
import { Avatar } from '../../ui/avatar'
import { useMomentMessages } from '../use-moment-messages'
import * as css from './mail-detail.css'

/** only images that need no request are shown without asking */
const isOwnPicture = (address: string) => address.startsWith('data:image/')
/** allowed link targets */
const isSafe = (address: string) => /^(https?:|data:(?!text\/html)|blob:|\/(?!\/))/i.test(address)

function MailFiles({ files }: { files: readonly MailAttachment[] }) {
  const { t } = useLingui()
  if (files.length === 0) return null
  return (
    <section className={css.files}>
      <h3 className={css.filesTitle}>
        <Plural value={files.length} one="# attachment" other="# attachments" />
      </h3>
      <ul className={css.fileList}>
        {files.map(({ fileName, thumbnail, url, size }) => (
          <li key={`${fileName} ${url.slice(0, 80)}`} className={css.file}>
            <span className={css.thumbnail} aria-hidden="true">
              {isOwnPicture(thumbnail) ? <img src={thumbnail} alt="" /> : <File />}
            </span>
            <span className={css.fileName}>
              <span className={css.fileTitle}>{fileName}</span>
              <span className={css.fileSize}>{size}</span>
            </span>
            {isSafe(url) && (
              <a
                className={css.save}
                href={url}
                download={fileName}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t`Download ${fileName}`}
                title={t`Download ${fileName}`}
              >
                <Download aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

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
