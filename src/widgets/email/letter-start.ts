import type { Mail } from '../../core/email/email.contract'
import type { Letter } from '../../core/email/email.letter.contract'

/** What a letter begins as. */
export type LetterStart =
  | { kind: 'new' }
  | { kind: 'reply' | 'replyAll' | 'forward' | 'draft'; mail: Mail }
  /** brought back after it was taken back */
  | { kind: 'again'; letter: Letter; isUnsaved: boolean }
