import { join } from 'node:path'
import { systemClock } from '../core/kernel/clock'
import { liveCalls } from '../core/live/live.contract'
import { invite, isUnowned } from '../service/auth/auth.invite'
import { eraseOld } from '../service/customers/customers.retention'
import { waitingMails } from '../service/email/email.outbox'
import type { Backend, Service } from '../service/handle'
import { supplementHelp } from '../service/knowledge/knowledge.supplement'
import { createRouter, type Router } from '../service/router'
import type { Seed } from '../service/seed'
import { services } from '../service/services'
import { removeUnused } from '../service/unused-files'
import { failureOf } from './failure'
import { type BucketOptions, filesInBucket } from './files/bucket'
import { filesIn } from './files/folder'
import type { FilePlace } from './files/place'
import { firstSeeds } from './first-rows'
import { createStreams, wantsStream } from './live/live.stream'
import { intoFolder, overSmtp } from './mail/deliver'
import { createMailSender, type MailSender } from './mail/sender'
import { watchOutbox } from './mail/watch-outbox'
import { type Figures, now, type Opened, openFolder, openPostgres } from './open-store'
import { passwords } from './passwords'

/** Who sends the shop's mails, and how; without, none are sent. */
export type MailOptions = {
  /** sender of all mails; replies to a letter go to its writer */
  from: { readonly name: string; readonly email: string }
  /** called with a sentence about a delivery that failed, without addresses and texts */
  onFailure?: (sentence: string) => void
} & (
  | {
      /** address of a mail server, `smtps://user:password@host` */
      smtp: string
      folder?: undefined
    }
  | {
      smtp?: undefined
      /** folder for files that a mail program opens */
      folder: string
    }
)

export type BackendOptions = {
  /** path prefix of the contract's paths, e.g. `/backend` */
  base?: string
  /** sample rows for a new shop, and services that answer with sample figures */
  sample?: { readonly seeds: readonly Seed[]; readonly services: readonly Service[] }
  /** days after which someone who didn't use the shop signs in again; default: 30 */
  sessionDays?: number
  /** receives errors that were answered with status 500 */
  onError?: (error: unknown) => void
  mail?: MailOptions
  /**
   * folder or bucket of the files of orders, mails and messages, shared by all processes; default: `files` in `data`, or
   * none
   */
  files?: string | BucketOptions
} & (
  | {
      /** folder of the shop's data, in SQLite; created if missing, readable by its owner only */
      data: string
      database?: undefined
    }
  | {
      data?: undefined
      /** address of a PostgreSQL database, `postgres://…`; needs the package pg */
      database: string
    }
)

export type ShopFigures = Figures & {
  /** mails in the outbox */
  readonly mailsWaiting: number
}

export type ShopBackend = {
  /** Answers every call of the contract under `base`; 404 for anything else. */
  fetch(request: Request): Promise<Response>
  /** Resolves once the database is open; rejects with the reason if it can't be opened. */
  ready(): Promise<void>
  /**
   * Returns the token of a link for setting a password, valid once and for 24 hours. Creates an owner who doesn't exist
   * yet; undefined if a user isn't in the user list.
   */
  invite(email: string, as: 'owner' | 'user'): Promise<string | undefined>
  /** True if no account has a password yet, so nobody can sign in. */
  isUnowned(): Promise<boolean>
  /**
   * Erases the personal data of customers whose latest order is older than `before` (milliseconds since 1970), unless an
   * order isn't finished or an invoice is newer. Resolves with the number of customers.
   */
  eraseOldCustomers(before: number): Promise<number>
  /** Removes files that were added a day ago or longer and belong to no mail or message. Resolves with their number. */
  removeUnusedFiles(): Promise<number>
  /** Where the services' decisions run, for commands that no call of the contract is for. */
  place(): Promise<Pick<Backend, 'store' | 'files'>>
  /** The contract's calls that this backend answers. */
  readonly calls: readonly { readonly method: string; readonly path: string }[]
  /** True if the database answers. */
  isReady(): Promise<boolean>
  figures(): Promise<ShopFigures>
  /** Starts to send mails, with links to the dashboard at this URL. */
  startMail(url: string): Promise<void>
  /** Ends streams of changes, which would otherwise stay open as long as their readers. */
  endStreams(): void
  /** Closes the database. Wait for open requests first. */
  close(): Promise<void>
}

const filesOf = (place: BackendOptions['files']): FilePlace | undefined =>
  typeof place === 'object' ? filesInBucket(place) : place === undefined ? undefined : filesIn(place)

const daySeconds = 24 * 60 * 60

/** A production backend: the services on SQLite or PostgreSQL. Calls need a token, except those allowed to anyone. */
export function createBackend(options: BackendOptions): ShopBackend {
  const { data, database, base = '', sample, sessionDays = 30, mail, onError = console.error } = options
  const files = filesOf(options.files ?? (data === undefined ? undefined : join(data, 'files')))
  const deliver = mail && (mail.smtp === undefined ? intoFolder(mail.folder) : overSmtp(mail.smtp))
  let sender: MailSender | undefined
  const prefix = base.replace(/\/$/, '')
  const seeds = sample?.seeds ?? firstSeeds
  const failure = (error: unknown) => {
    onError(error)
    return failureOf(error)
  }
  const answering = [...services, ...(sample?.services ?? [])]
  const withRoute = (opened: Opened): Opened & { readonly route: Router } => ({
    ...opened,
    route: createRouter({
      services: answering,
      base: prefix,
      store: mail ? watchOutbox(opened.store, () => sender?.wake()) : opened.store,
      files,
      mail: mail ? (mail.smtp === undefined ? 'written' : 'sent') : 'none',
      now,
      secret: opened.secret,
      auth: 'required',
      isSample: false,
      sessionLife: sessionDays * daySeconds,
      passwords,
      registration: 'closed',
      failure,
    }),
  })
  /** With the help of this version. What keeps a database from being written to is told by the next call that writes. */
  const updated = async (opened: Opened) => {
    await opened.store.transact(null, supplementHelp, 'reads').catch(() => undefined)
    return withRoute(opened)
  }
  const folder = data === undefined ? undefined : updated(openFolder(data, seeds))
  let connecting: typeof folder
  /** Connects to a database once; after a failure, again with the next request. */
  const connected = () => {
    connecting ??= openPostgres(database ?? '', seeds, Boolean(sample)).then(updated, (error: unknown) => {
      connecting = undefined
      throw error
    })
    return connecting
  }
  const opening = () => folder ?? connected()
  const answer = async (request: Request): Promise<Response> => {
    const { route } = await opening()
    return (await route(request)) ?? new Response(null, { status: 404 })
  }
  const streams = createStreams({
    clock: systemClock,
    latest: async () => (await opening()).store.transact(null, ({ changes }) => changes.latest()?.id ?? 0, 'reads'),
    page: answer,
  })
  const isChanges = ({ url }: Request): boolean => new URL(url).pathname === prefix + liveCalls.changes.path
  return {
    async fetch(request) {
      try {
        return await (wantsStream(request) && isChanges(request) ? streams.answer(request) : answer(request))
      } catch (error) {
        return Response.json(failure(error).body, { status: 500 })
      }
    },
    ready: async () => void (await opening()),
    invite: async (email, as) => invite(await opening(), email, as),
    eraseOldCustomers: async (before) => eraseOld({ store: (await opening()).store, files }, before),
    removeUnusedFiles: async () => removeUnused({ store: (await opening()).store, files }),
    isUnowned: async () => isUnowned(await opening()),
    place: async () => ({ store: (await opening()).store, files }),
    calls: answering.flatMap(({ handlers }) => handlers.map(({ endpoint: { method, path } }) => ({ method, path }))),
    isReady: () =>
      opening().then(
        ({ isReady }) => isReady(),
        () => false,
      ),
    async figures() {
      const { store, figures } = await opening()
      const waiting = store.transact(null, (tx) => waitingMails(tx).length, 'reads')
      return { ...(await figures()), mailsWaiting: await waiting }
    },
    async startMail(url) {
      const { store } = await opening()
      if (!mail || !deliver) return
      const { from, onFailure = console.error } = mail
      sender ??= createMailSender({ store, files, clock: systemClock, from, url, deliver, onFailure, onError })
      sender.wake()
    },
    endStreams: streams.end,
    async close() {
      streams.end()
      await sender?.stop()
      await (await (folder ?? connecting)?.catch(() => undefined))?.close()
    },
  }
}
