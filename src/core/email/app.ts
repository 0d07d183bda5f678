import type { RaanError } from '../kernel/errors'
import { isVerdict } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { applyMailChange, type MailChange, withMail } from './email.changes'
import type { Mail } from './email.contract'
import { emailLinks } from './email.links'
import { emailMachine, mailsMachine } from './email.machine'

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

const compose = async () => (await import('./compose/views')).composeViews

export const emailApp = {
  data: emailMachine,
  links: emailLinks,
  views: {
    email: { machine: mailsMachine, reacts: toList },
    'email.detail': async () => (await import('./detail/views')).mailViews['email.detail'],
    'email.compose': async () => (await compose())['email.compose'],
    'email.people': async () => (await compose())['email.people'],
  },
} satisfies AppModule
