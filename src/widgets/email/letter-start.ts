import type { Mail } from '../../core/email/email.contract'
import type { Letter } from '../../core/email/email.letter.contract'

export type LetterStart =
  | { kind: 'new' }
  | { kind: 'reply' | 'replyAll' | 'forward' | 'draft'; mail: Mail }
  /** reopened after its sending was undone */
  | { kind: 'again'; letter: Letter; isUnsaved: boolean }
