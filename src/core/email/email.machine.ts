import { createChangesMachine } from '../kernel/changes-machine'
import { createListMachine } from '../kernel/list-machine'
import type { AppModule } from '../kernel/ports'
import { applyMailChange, type MailChange, type MailExtra, withMail } from './email.changes'
import { emailCalls, type Mail, type MailQuery } from './email.contract'
import { letterCalls } from './email.letter.contract'

/** Changes of mail, made at once on the screen. Answers the sent mail to a letter, nothing to anything else. */
export const emailMachine = createChangesMachine<MailChange, Mail | undefined>({
  app: 'email',
  async make({ id, change, call, signal }) {
    if (change.kind === 'send') {
      const { email } = await call(letterCalls.send, { body: { email: change.letter } }, { key: id, signal })
      return email
    }
    const emailIds = [...change.ids]
    if (change.kind === 'patch')
      await call(emailCalls.update, { body: { emailIds, dataToUpdate: change.patch } }, { signal })
    else await call(emailCalls.label, { body: { emailIds, label: change.label, on: change.on } }, { signal })
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

type Heard = { type: string; change?: MailChange; answer?: Mail | undefined; draft?: Mail; isNew?: boolean }

/** What happened to mail, as an event of a list. */
function toList({ type, change, answer, draft, isNew }: Heard) {
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
