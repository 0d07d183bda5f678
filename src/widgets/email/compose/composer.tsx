import { useLingui } from '@lingui/react/macro'
import { letterOf } from '../../../core/email/email.letter'
import type { Letter } from '../../../core/email/email.letter.contract'
import { forwardOf, replyAllTo, replyTo } from '../../../core/email/email.reply'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import type { LetterStart } from '../letter-start'
import { useMe } from '../use-me'
import { ComposePanel } from './compose-panel'
import type { LetterEnd } from './use-letter'

type ComposerProps = {
  start: LetterStart
  /** another letter waits for this one to be safe among the drafts */
  isLeaving: boolean
  onGone(how: LetterEnd, letter: Letter, id: string): void
  /** it could not be stored, so it stays */
  onStay(): void
}

/** What the letter says at first; undefined until it is known who writes it. */
function useBeginning(start: LetterStart): Partial<Letter> | undefined {
  const { t } = useLingui()
  const locale = useLocale()
  const me = useMe()
  if (start.kind === 'new') return {}
  if (start.kind === 'again') return start.letter
  const { mail } = start
  if (start.kind === 'draft') return letterOf(mail)
  if (!me.isKnown) return undefined
  const who = mail.from.name || mail.from.email
  const when = momentText(mail.time, locale)
  if (start.kind === 'forward') return forwardOf(mail, t`Forwarded message from ${who}, ${when}:`)
  const answer = start.kind === 'reply' ? replyTo : replyAllTo
  return answer(mail, me.email ?? '', t`${who} wrote on ${when}:`)
}

/** Where a letter is written, above everything else on the screen. */
export function Composer({ start, ...rest }: ComposerProps) {
  const letter = useBeginning(start)
  if (!letter) return null
  return <ComposePanel letter={letter} isUnsaved={start.kind === 'again' && start.isUnsaved} {...rest} />
}
