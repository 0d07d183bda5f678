import type { ChangesEvent } from '../kernel/changes-machine'
import { type Link, type Links, send } from '../kernel/links'
import { undoMs } from '../kernel/timings'
import type { MailChange } from './email.changes'

/** A letter's sending or discarding can be undone for a moment. */
const held = (id: string, change: MailChange): ChangesEvent<MailChange> => ({
  type: 'change.make',
  id,
  change,
  holdMs: undoMs,
})

/** A letter sent or discarded before the mail's data actor runs waits for it. */
export function emailLinks(): Links[] {
  const waiting: ChangesEvent<MailChange>[] = []
  const give: Link = ({ running }) => {
    const email = running('email')
    if (email) for (const each of waiting.splice(0)) send(email, each)
  }
  return [
    {
      'email.sendAsked': (linked, event) => {
        waiting.push(held(event.id, { kind: 'send', letter: event.letter }))
        give(linked, event)
      },
      'email.discarded': (linked, event) => {
        const draft = event.letter.id
        if (draft === undefined) return
        waiting.push(held(event.id, { kind: 'patch', ids: [draft], patch: { folder: 'trash' } }))
        give(linked, event)
      },
      'app.started': give,
    },
  ]
}
