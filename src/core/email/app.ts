import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { isConclusive } from '../kernel/outcome'
import { applyMailChange, withMail } from './email.changes'
import { leftLettersMachine } from './email.left.machine'
import { emailLinks } from './email.links'
import { emailMachine, mailsMachine } from './email.machine'

/** Changes of mail, as an event of a list. */
function toList(event: EngineEvent) {
  // it may have been sent anyway, and so no longer be a draft
  if (event.type === 'email.changeFailed' && event.change.kind === 'send')
    return isConclusive(event.error) ? undefined : { type: 'reload' as const }
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

/** A letter that was found is settled, one way or the other. */
function toFinder(event: EngineEvent) {
  if (event.type === 'email.letterTaken') return { type: 'letter.settle' as const, key: event.key }
  if (event.type !== 'email.changed' && event.type !== 'email.changeFailed') return undefined
  const { change } = event
  return change.kind === 'draft' ? { type: 'letter.settle' as const, key: change.record } : undefined
}

const compose = async () => (await import('./compose/views')).composeViews

export const emailApp = {
  data: emailMachine,
  links: emailLinks,
  views: {
    email: { machine: mailsMachine, reacts: toList },
    'email.detail': async () => (await import('./detail/views')).mailViews['email.detail'],
    'email.file': async () => (await import('./detail/views')).mailViews['email.file'],
    'email.whole': async () => (await import('./bulk/views')).bulkViews['email.whole'],
    'email.compose': async () => (await compose())['email.compose'],
    'email.left': { machine: leftLettersMachine, reacts: toFinder },
    'email.people': async () => (await compose())['email.people'],
  },
} satisfies AppModule
