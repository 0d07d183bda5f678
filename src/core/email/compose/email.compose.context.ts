import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import type { FieldErrors, RaanError } from '../../kernel/errors'
import { isErrorFree } from '../../kernel/field-errors'
import type { Ports } from '../../kernel/ports'
import type { LeftLetter } from '../email.changes'
import type { Mail } from '../email.contract'
import { isEmptyLetter, letterErrors } from '../email.letter'
import type { Letter } from '../email.letter.contract'
import { type LetterFilesEvent, type LetterUpload, unfinished } from './email.compose.uploads'

/** What to do after the pending save; of two, the later in this list wins. */
export const nextActions = ['nothing', 'save', 'close', 'send', 'discard'] as const
export type NextAction = (typeof nextActions)[number]

export type ComposeInput = Pick<Ports, 'call' | 'newId' | 'storage' | 'locks'> & {
  /** the initial content: a reply, a stored draft (with `id`) */
  letter?: Partial<Letter>
  /** to be saved as is, e.g. restored after it was discarded */
  isUnsaved?: boolean
}

export type ComposeContext = Pick<Ports, 'storage' | 'locks'> & {
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
  /** that save was the first step of sending it */
  isUnsent: boolean
  /** there are edits that no save includes */
  isDirty: boolean
  nextAction: NextAction
  /** Idempotency-Key until the draft has a number, and the name of its record on this device */
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
  /** the page is hidden, or this composer is left: what isn't stored is written to this device */
  | { type: 'letter.keep' }
  /** what another tab wrote last in the same draft, and its key there */
  | { type: 'letter.take'; letter: Letter; key: string }
  | LetterFilesEvent

export type ComposeEmitted =
  | { type: 'email.draftSaved'; draft: Mail; isNew: boolean }
  /** letter.links.ts passes it to the data actor, which sends it after five seconds */
  | { type: 'email.sendAsked'; id: string; letter: Letter }
  /** letter.links.ts has a stored draft moved to the trash after five seconds */
  | { type: 'email.discarded'; id: string; letter: Letter }
  | { type: 'email.letterClosed'; letter: Letter }
  /** what another tab wrote last is in this composer now */
  | { type: 'email.letterTaken'; letter: Letter; key: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ComposeEmitted> {}
}

/** Whether there is anything to save: a new letter needs content, a stored draft may be emptied. */
export const isWorthSaving = ({ letter, isDirty }: ComposeContext): boolean =>
  isDirty && (letter.id !== undefined || !isEmptyLetter(letter))

/**
 * What would be lost if the composer were left now, as a change; undefined: nothing. `added`: files that were chosen and
 * aren't among its uploads yet.
 */
export function leftBehind(context: ComposeContext, added: LeftLetter['files'] = []): LeftLetter | undefined {
  const { letter, isDirty, saved, nextAction, uploads, key } = context
  const isSaving = saved === 'saving'
  const change = { kind: 'draft', letter, record: key } as const
  // the save that is under way may have made a draft, which nobody would discard
  if (nextAction === 'discard') return isSaving ? { ...change, ending: 'discard', files: [] } : undefined
  const files = [...unfinished(uploads), ...added]
  if (files.length === 0 && !isWorthSaving({ ...context, isDirty: isDirty || isSaving })) return undefined
  const isReady = uploads.length === 0 && isErrorFree(letterErrors(letter))
  return { ...change, ending: nextAction === 'send' && isReady ? 'send' : 'keep', files }
}
