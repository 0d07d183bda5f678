import type { ChangesEvent } from '../kernel/changes-machine'
import { type Link, type Linked, type Links, send } from '../kernel/links'
import { undoMs } from '../kernel/timings'
import type { letterMachine } from './compose/email.compose.machine'
import { isStored } from './compose/email.compose.stored'
import type { MailChange } from './email.changes'
import type { Letter } from './email.letter.contract'

declare module '../kernel/links' {
  interface LinkedViews {
    'email.compose': typeof letterMachine
  }
}

/** A letter's sending or discarding can be undone for a moment. */
const held = (id: string, change: MailChange): ChangesEvent<MailChange> => ({
  type: 'change.make',
  id,
  change,
  holdMs: undoMs,
})

/** The composer here that has this draft open. */
const composerOf = ({ views }: Linked, { id }: Letter) =>
  views('email.compose').find((view) => {
    try {
      const { value, context } = view.getSnapshot()
      return id !== undefined && context.letter.id === id && typeof value !== 'string'
    } catch {
      // its code is still loading
      return false
    }
  })

/**
 * What was typed just before a tab was closed goes into its draft: into the composer that has it open, unless something
 * else was typed there; then it becomes a draft of its own.
 */
const restore: Link<'email.letterFound'> = (linked, { key, letter, isElsewhere }) => {
  const email = linked.running('email')
  if (!email) return
  const { pending, held, failed, seen } = email.getSnapshot().context
  const isOf = ({ change }: { change: MailChange }) => change.kind === 'draft' && change.record === key
  // its composer was left on this page, and it is being stored
  if ([...pending, ...held].some(isOf)) return
  const again = [...failed, ...seen].find(isOf)
  if (again) return send(email, { type: 'change.retry', id: again.id })
  const composer = composerOf(linked, letter)
  if (composer && isStored(composer.getSnapshot().context)) return send(composer, { type: 'letter.take', letter, key })
  if (!composer && isElsewhere) {
    for (const view of linked.views('email.left')) send(view, { type: 'letter.later', key })
    return
  }
  const { id, ...copy } = letter
  const change = { kind: 'draft', ending: 'keep', files: [], record: key, isRestored: true } as const
  if (composer) send(email, { type: 'change.make', change: { ...change, letter: copy } })
  else if (id !== undefined) send(email, { type: 'change.make', change: { ...change, letter } })
  // under its composer's key: an unanswered request may have stored it
  else send(email, { type: 'change.make', id: key, change: { ...change, letter } })
}

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
      'email.letterFound': restore,
      'app.started': give,
    },
  ]
}
