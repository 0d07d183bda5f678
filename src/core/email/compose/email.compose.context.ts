import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import type { FieldErrors, RaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import type { Mail } from '../email.contract'
import { isEmptyLetter } from '../email.letter'
import type { Letter } from '../email.letter.contract'

/** What is to be done once the save under way is over; of two the later in this row counts. */
export const wishes = ['nothing', 'save', 'close', 'send', 'discard'] as const
export type Wish = (typeof wishes)[number]

export type ComposeInput = Pick<Ports, 'call' | 'newId'> & {
  /** what it begins with: an answer, a stored draft (with `id`) */
  letter?: Partial<Letter>
  /** that is worth storing as it is, e.g. brought back after it was discarded */
  isUnsaved?: boolean
}

export type ComposeContext = {
  call: Call
  newId(): string
  letter: Letter
  /** of what is written now: `no` after an edit until it is stored */
  saved: 'no' | 'saving' | 'saved' | 'failed'
  /** ISO, by the backend's clock */
  savedAt: string | undefined
  /** why it cannot be sent, by path: `to`, `cc.1.email` */
  fields: FieldErrors
  /** why the last save failed */
  error: RaanError | undefined
  /** there are edits that no save has taken */
  isDirty: boolean
  wish: Wish
  /** Idempotency-Key until the draft has a number */
  key: string
  /** what was first sent under it: the draft that a later answer is about */
  keyedLetter: Letter | undefined
  /** of the change that sends or discards it: `change.undo` with it brings the letter back */
  askId: string | undefined
}

export type ComposeEvent =
  | { type: 'letter.edit'; letter: Partial<Letter> }
  | { type: 'letter.save' }
  | { type: 'letter.send' }
  | { type: 'letter.discard' }
  /** stores what is not stored yet, then ends in `closed` */
  | { type: 'letter.close' }
  /** sending or discarding was taken back: it is open again */
  | { type: 'letter.restore'; id: string }

export type ComposeEmitted =
  | { type: 'email.draftSaved'; draft: Mail; isNew: boolean }
  /** letter.links.ts has it sent by the data actor, held for five seconds */
  | { type: 'email.sendAsked'; id: string; letter: Letter }
  /** letter.links.ts has a stored draft moved to the trash, held for five seconds */
  | { type: 'email.discarded'; id: string; letter: Letter }
  | { type: 'email.letterClosed'; letter: Letter }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ComposeEmitted> {}
}

/** There is something to store: a letter without a word is none, a draft that was emptied is stored as it is. */
export const isWorthSaving = ({ letter, isDirty }: ComposeContext): boolean =>
  isDirty && (letter.id !== undefined || !isEmptyLetter(letter))
