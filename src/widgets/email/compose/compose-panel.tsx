import { useLingui } from '@lingui/react/macro'
import Restore from 'lucide-react/icons/chevron-up'
import Minimise from 'lucide-react/icons/minus'
import Close from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import type { Letter } from '../../../core/email/email.letter.contract'
import { Button } from '../../ui/button'
import { useMailMessages } from '../use-mail-messages'
import * as css from './compose.css'
import { ComposeFields } from './compose-fields'
import { ComposeFoot } from './compose-foot'
import { type LetterEnd, useLetter } from './use-letter'
import { usePanel } from './use-panel'

type ComposePanelProps = {
  letter: Partial<Letter>
  isUnsaved: boolean
  isLeaving: boolean
  onGone(how: LetterEnd, letter: Letter, id: string): void
  onStay(): void
}

/** A letter in a panel of its own: one goes on reading behind it. */
export function ComposePanel({ letter: first, ...location }: ComposePanelProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const id = useId()
  const written = useLetter({ letter: first, ...location })
  const [isSmall, setIsSmall] = useState(false)
  const panel = usePanel()
  const { letter, isGone, isClosing } = written
  if (isGone) return null
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}title`}
      className={css.panel}
      data-small={isSmall || undefined}
      part="compose"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.defaultPrevented) {
          event.preventDefault()
          written.send()
        }
        if (event.key === 'Escape' && !event.defaultPrevented) written.close()
      }}
    >
      <div className={css.head}>
        <h2 id={`${id}title`} className={css.title}>
          {letter.subject.trim() === '' ? t`New message` : messages.subject(letter.subject)}
        </h2>
        <Button
          look="ghost"
          size="s"
          icon={isSmall ? <Restore /> : <Minimise />}
          label={isSmall ? t`Restore size` : t`Minimise`}
          aria-expanded={!isSmall}
          onClick={() => setIsSmall(!isSmall)}
        />
        <Button
          look="ghost"
          size="s"
          icon={<Close />}
          label={t`Close and keep draft`}
          busy={isClosing}
          onClick={written.close}
        />
      </div>
      <div className={css.inside} hidden={isSmall}>
        <ComposeFields written={written} />
        <ComposeFoot written={written} />
      </div>
    </div>
  )
}
