import { createChangesMachine } from '../kernel/changes-machine'
import type { RaanError } from '../kernel/errors'
import { createListMachine } from '../kernel/list-machine'
import { isVerdict } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { applyMailChange, type MailChange, type MailExtra, withMail } from './email.changes'
import { emailCalls, type Mail, type MailQuery } from './email.contract'
import { labelOnce, sendOnce } from './email.sending'

/** Changes of mail, made at once on the screen. Answers the sent mail to a letter, nothing to anything else. */
export const emailMachine = createChangesMachine<MailChange, Mail | undefined>({
  app: 'email',
  async make({ change, ...request }) {
    const { call, signal } = request
    if (change.kind === 'send') return sendOnce(request, change.letter)
    if (change.kind === 'label') return labelOnce(request, change)
    await call(emailCalls.update, { body: { emailIds: [...change.ids], dataToUpdate: change.patch } }, { signal })
    return undefined
  },
})

/**
 * The mails of a folder or label, the latest first: the whole answer, so there is one page however many they are, and
 * neither `page`, `perPage` nor order change anything.
 */
export const mailsMachine = createListMachine<Mail, MailQuery, MailExtra>({
  id: 'email',
  query: { folder: 'inbox' },
  perPage: Number.MAX_SAFE_INTEGER,
  keyOf: ({ id }) => id,
  async load({ call, query, signal }) {
    const { emails, emailsMeta } = await call(emailCalls.list, { query }, { signal })
    return { rows: emails, total: emails.length, extra: { counts: emailsMeta, place: query } }
  },
})

type Heard = {
  type: string
  change?: MailChange
  answer?: Mail | undefined
  draft?: Mail
  isNew?: boolean
  error?: RaanError
}

/** What happened to mail, as an event of a list. */
function toList({ type, change, answer, draft, isNew, error }: Heard) {
  // a letter may have been sent all the same: then it is no draft any more
  if (type === 'email.changeFailed' && change?.kind === 'send')
    return error && !isVerdict(error) ? { type: 'reload' } : undefined
  if (type === 'email.changed' && change)
    return {
      type: 'rows.apply',
      apply: (shown: Parameters<typeof withMail>[0]) => {
        const changed = applyMailChange(shown, change)
        return answer ? withMail(changed, answer) : changed
      },
      anew: true,
    }
  if (type === 'email.draftSaved' && draft)
    return {
      type: 'rows.apply',
      apply: (shown: Parameters<typeof withMail>[0]) => withMail(shown, draft),
      anew: isNew === true,
    }
  return undefined
}

export const emailApp = {
  data: emailMachine,
  views: {
    email: { machine: mailsMachine, reacts: toList },
  },
} satisfies AppModule
