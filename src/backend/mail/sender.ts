import { type Clock, isoTime } from '../../core/kernel/clock'
import { randomText } from '../../service/auth/auth.random'
import { accounts } from '../../service/auth/auth.table'
import {
  claimMail,
  type MailContent,
  nextDue,
  putOffMail,
  type QueuedMail,
  settleMail,
} from '../../service/email/email.outbox'
import { emailTable } from '../../service/email/email.table'
import type { FileStore } from '../../service/file-store'
import { nextId } from '../../service/next-id'
import type { Store } from '../../service/store'
import { type Address, compose } from './compose'
import { type Deliver, DeliveryError } from './deliver'
import { htmlOf, textOf } from './texts'

export type SenderOptions = {
  store: Store
  /** of the attachments */
  files: FileStore | undefined
  clock: Clock
  from: Address
  /** URL of the dashboard */
  url: string
  deliver: Deliver
  /** receives a sentence about a delivery that failed, without addresses and texts */
  onFailure(sentence: string): void
  onError(error: unknown): void
}

export type MailSender = {
  /** Looks for mails that are due. */
  wake(): void
  /** Resolves once the delivery in progress has ended. */
  stop(): Promise<void>
}

/** Milliseconds after which another process may send a mail that this one took: longer than a delivery takes. */
const lease = 5 * 60_000
/** Another process may queue mails, or take one and be killed. */
const idle = 30_000

type Received = Extract<MailContent, { kind: 'internal' | 'undelivered' }>

const person = (id: number) => ({
  id,
  username: '',
  fullName: '',
  ability: undefined,
  user_permission: [],
  session: '',
})

/** Delivers the mails of the outbox, one after the other. Several processes may share an outbox. */
export function createMailSender(options: SenderOptions): MailSender {
  const { store, files, clock, from, url, deliver, onFailure, onError } = options
  const own = randomText(9)
  let timer: unknown
  let working: Promise<void> | undefined
  let isWoken = false
  let isStopped = false

  /** Puts a mail into an inbox, in the transaction that removes it from the outbox. */
  async function receive(mail: QueuedMail, content: Received): Promise<void> {
    const text = content.kind === 'undelivered' ? await textOf(content, url) : undefined
    await store.transact(person(content.person), (tx) => {
      const reader = tx.read(accounts).find(({ id }) => id === content.person)
      settleMail(tx, mail)
      // the account was removed
      if (!reader) return
      const mails = tx.read(emailTable)
      const letter =
        content.kind === 'internal'
          ? { ...content.letter, bcc: content.bcc }
          : {
              from: { ...from, avatar: null },
              to: [{ name: reader.fullName || reader.username, email: reader.email }],
              cc: [],
              bcc: [],
              subject: text?.subject ?? '',
              message: htmlOf({ paragraphs: text?.paragraphs ?? [] }),
            }
      const received = {
        attachments: [],
        ...letter,
        id: nextId(mails),
        time: isoTime(tx.now()),
        isStarred: false,
        labels: [],
        replies: [],
        folder: 'inbox' as const,
        isRead: false,
      }
      tx.write(emailTable, [...mails, received])
    })
  }

  /** A crash between the two steps sends the message again, with the same Message-ID. */
  async function send(mail: QueuedMail, content: Exclude<MailContent, Received>): Promise<void> {
    await deliver(
      await compose(mail, content, { from, url, files }),
      `${isoTime(mail.queuedAt).slice(0, 10)}-${mail.id}`,
    )
    await store.transact(null, (tx) => settleMail(tx, mail))
  }

  async function attempt(mail: QueuedMail): Promise<void> {
    const { content } = mail
    try {
      if (!content) return
      if (content.kind === 'internal' || content.kind === 'undelivered') await receive(mail, content)
      else await send(mail, content)
    } catch (error) {
      const failure = error instanceof DeliveryError ? error : undefined
      if (!failure) onError(error)
      const dueAt = await store.transact(null, (tx) => putOffMail(tx, mail, failure?.isHopeless ?? false))
      const next = dueAt === undefined ? 'given up' : `next attempt at ${isoTime(dueAt)}`
      if (failure) onFailure(`An email couldn’t be delivered (${failure.message}); ${next}.`)
    }
  }

  /** Delivers all that is due; returns when to look again. */
  async function deliverDue(): Promise<number> {
    while (!isStopped) {
      isWoken = false
      const due = await store.transact(null, nextDue, 'reads')
      const now = clock.now()
      if (due === undefined || due > now) return Math.min(due ?? Infinity, now + idle)
      const mail = await store.transact(null, (tx) => claimMail(tx, own, lease))
      if (mail) await attempt(mail)
    }
    return Infinity
  }

  async function work(): Promise<void> {
    const next = await deliverDue().catch((error: unknown) => {
      onError(error)
      return clock.now() + idle
    })
    working = undefined
    if (isStopped) return
    if (isWoken) return wake()
    timer = clock.setTimeout(wake, Math.max(1, next - clock.now()))
  }

  function wake(): void {
    isWoken = true
    if (isStopped || working) return
    clock.clearTimeout(timer)
    working = work()
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clock.clearTimeout(timer)
      await working
    },
  }
}
