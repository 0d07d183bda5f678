import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { createListMachine, onePage } from '../kernel/list-machine'
import { loadChunk } from '../kernel/load-chunk'
import { pageOf } from '../kernel/paging'
import type { MailChange, MailExtra } from './email.changes'
import { emailCalls, type Mail, type MailQuery, mailsPerPage } from './email.contract'
import { labelOnce, sendOnce } from './email.sending'

const composing = () => loadChunk(() => import('./compose/email.compose.left'))

/** Loads what a composer that is left needs: by then, the connection or the file may be gone. */
export const preloadComposing = (): void => void composing().catch(() => undefined)

/** Optimistic changes of mail. Sending or storing a letter returns the mail, other changes nothing. */
export const emailMachine = createChangesMachine<'email', MailChange, Mail | undefined>({
  app: 'email',
  async make({ change, ...request }) {
    const { call, signal } = request
    if (change.kind === 'send') return sendOnce(request, change.letter)
    if (change.kind === 'draft') return (await composing()).keepLetter(request, change)
    if (change.kind === 'label') return labelOnce(request, change)
    await call(emailCalls.update, { body: { emailIds: [...change.ids], dataToUpdate: change.patch } }, { signal })
    return undefined
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'email', MailChange, Mail | undefined>> {}
}

declare module '../kernel/links' {
  interface LinkedData {
    email: typeof emailMachine
  }
}

/** The mails of a folder or label, latest first, in pages. Sorting has no effect. */
export const mailsMachine = createListMachine<Mail, MailQuery, MailExtra>({
  id: 'email',
  query: { folder: 'inbox' },
  perPage: mailsPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, signal }) {
    const part = { page, perPage }
    const { emails, total, emailsMeta } = await call(emailCalls.list, { query: { ...query, ...part } }, { signal })
    const shown =
      total === undefined
        ? { rows: pageOf(emails, part), total: emails.length }
        : onePage({ rows: emails, total }, part)
    return { ...shown, extra: { counts: emailsMeta, location: query, page } }
  },
})
