import { type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EngineEvent, EventsByName } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { isVerdict } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { applyMailChange, type MailChange, type MailExtra, withMail } from './email.changes'
import { emailCalls, type Mail, type MailQuery } from './email.contract'
import { labelOnce, sendOnce } from './email.sending'

/** Changes of mail, made at once on the screen. Answers the sent mail to a letter, nothing to anything else. */
export const emailMachine = createChangesMachine<'email', MailChange, Mail | undefined>({
  app: 'email',
  async make({ change, ...request }) {
    const { call, signal } = request
    if (change.kind === 'send') return sendOnce(request, change.letter)
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

/** What happened to mail, as an event of a list. */
function toList(event: EngineEvent) {
  // a letter may have been sent all the same: then it is no draft any more
  if (event.type === 'email.changeFailed' && event.change.kind === 'send')
    return isVerdict(event.error) ? undefined : { type: 'reload' as const }
  if (event.type === 'email.changed')
    return {
      type: 'rows.apply' as const,
      apply: (shown: Parameters<typeof withMail>[0]) => {
        const changed = applyMailChange(shown, event.change)
        return event.answer ? withMail(changed, event.answer) : changed
      },
      anew: true,
    }
  if (event.type === 'email.draftSaved')
    return {
      type: 'rows.apply' as const,
      apply: (shown: Parameters<typeof withMail>[0]) => withMail(shown, event.draft),
      anew: event.isNew,
    }
  return undefined
}

export const emailApp = {
  data: emailMachine,
  views: {
    email: { machine: mailsMachine, reacts: toList },
  },
} satisfies AppModule
