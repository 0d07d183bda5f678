import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import type { FieldErrors, RaanError } from '../../kernel/errors'
import { isErrorFree } from '../../kernel/field-errors'
import type { Ports } from '../../kernel/ports'
import type { MailChange } from '../email.changes'
import type { Mail } from '../email.contract'
import { isEmptyLetter, letterErrors } from '../email.letter'
import type { Letter } from '../email.letter.contract'
import type { LetterFilesEvent, LetterUpload } from './email.compose.files'

/** What to do after the pending save; of two, the later in this list wins. */
export const nextActions = ['nothing', 'save', 'close', 'send', 'discard'] as const
export type NextAction = (typeof nextActions)[number]

export type ComposeInput = Pick<Ports, 'call' | 'newId'> & {
  /** the initial content: a reply, a stored draft (with `id`) */
  letter?: Partial<Letter>
  /** to be saved as is, e.g. restored after it was discarded */
  isUnsaved?: boolean
}

export type ComposeContext = {
  call: Call
  newId(): string
  letter: Letter
  /** of the current content: `no` after an edit until it is saved */
  saved: 'no' | 'saving' | 'saved' | 'failed'
  /** ISO, by the backend's clock */
  savedAt: string | undefined
  /** why it can't be sent, by path: `to`, `cc.1.email`; `attachments` `pending`: a file isn't in it yet */
  fields: FieldErrors
  /** why the last save failed */
  error: RaanError | undefined
  /** there are edits that no save includes */
  isDirty: boolean
  nextAction: NextAction
  /** Idempotency-Key until the draft has a number */
  key: string
  /** what was first sent under it, which a later response refers to */
  keyedLetter: Letter | undefined
  /** of the change that sends or discards it: `change.undo` with this id restores it */
  awaitedId: string | undefined
  /** files that aren't in the letter yet, in the order they were chosen */
  uploads: readonly LetterUpload[]
}

export type ComposeEvent =
  | { type: 'letter.edit'; letter: Partial<Letter> }
  | { type: 'letter.save' }
  | { type: 'letter.send' }
  | { type: 'letter.discard' }
  /** saves pending edits, then ends in `closed` */
  | { type: 'letter.close' }
  /** sending or discarding was undone: it is open again */
  | { type: 'letter.restore'; id: string }
  | LetterFilesEvent

export type ComposeEmitted =
  | { type: 'email.draftSaved'; draft: Mail; isNew: boolean }
  /** letter.links.ts passes it to the data actor, which sends it after five seconds */
  | { type: 'email.sendAsked'; id: string; letter: Letter }
  /** letter.links.ts has a stored draft moved to the trash after five seconds */
  | { type: 'email.discarded'; id: string; letter: Letter }
  | { type: 'email.letterClosed'; letter: Letter }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ComposeEmitted> {}
}

/** Whether there is anything to save: a new letter needs content, a stored draft may be emptied. */
export const isWorthSaving = ({ letter, isDirty }: ComposeContext): boolean =>
  isDirty && (letter.id !== undefined || !isEmptyLetter(letter))

/** What would be lost if the composer were left now, as a change; undefined: nothing. */
export function leftBehind(context: ComposeContext): Extract<MailChange, { kind: 'draft' }> | undefined {
  const { letter, isDirty, saved, nextAction, uploads } = context
  const isLost = isWorthSaving({ ...context, isDirty: isDirty || saved === 'saving' })
  if (nextAction === 'discard' || !isLost) return undefined
  const isReady = uploads.length === 0 && isErrorFree(letterErrors(letter))
  return { kind: 'draft', letter, sends: nextAction === 'send' && isReady }
}
