import { useLingui } from '@lingui/react/macro'
import Restore from 'lucide-react/icons/chevron-up'
import Minimise from 'lucide-react/icons/minus'
import Send from 'lucide-react/icons/send'
import Trash from 'lucide-react/icons/trash-2'
import Close from 'lucide-react/icons/x'
import { useId, useLayoutEffect, useRef } from 'react'
import { useFailureMessages } from '../../form/use-failure-messages'
import { timeText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useTakenFiles } from '../../ui/taken-files'
import { useMailMessages } from '../use-mail-messages'
import * as css from './compose.css'
import { ComposeFields } from './compose-fields'
import { AttachButton } from './compose-files'
import { type LetterLocation, useLetter, type WrittenLetter } from './use-letter'

/** Focuses the panel when it opens, also again at full size, and restores focus when it closes. */
function usePanelFocus(isSmall: boolean) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = panel.current
    if (!node) return
    const root = node.getRootNode() as Document | ShadowRoot
    const before = root.activeElement
    return () => {
      const had = root.activeElement
      const isFree = !had || had === node.ownerDocument.body || node.contains(had)
      if (!isFree || !(before instanceof HTMLElement) || !before.isConnected) return
      // in an email that was minimised since
      const title = before.closest('[hidden]')?.previousElementSibling
      const target = title ? title.querySelector('button') : before
      target?.focus()
    }
  }, [])
  useLayoutEffect(() => {
    if (!isSmall) panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [isSmall])
  return panel
}

function Saved({ written: { saved, savedAt, error, isUnsent, save, send } }: { written: WrittenLetter }) {
  const { t } = useLingui()
  const { reason } = useFailureMessages()
  const locale = useLocale()
  if (saved === 'failed')
    return (
      <span className={css.failed}>
        {isUnsent ? t`Not sent.` : t`Not saved.`}{' '}
        {error && reason(error, { forbidden: t`The shop's system didn't accept it.` })}{' '}
        <Button look="ghost" size="s" onClick={isUnsent ? send : save}>
          {t`Try again`}
        </Button>
      </span>
    )
  if (saved === 'saving') return t`Saving…`
  if (saved === 'no' || savedAt === undefined) return null
  const time = timeText(savedAt, locale)
  return t`Saved at ${time}`
}

/** Also shows whether the draft is saved. */
function ComposeFoot({ written }: { written: WrittenLetter }) {
  const { t } = useLingui()
  return (
    <div className={css.foot}>
      <Button
        look="primary"
        icon={<Send />}
        busy={written.isSending}
        title={t`Ctrl+Enter`}
        onClick={written.send}
      >{t`Send`}</Button>
      <AttachButton onFiles={(files) => void written.attach(files)} />
      <span className={css.saved} role="status">
        <Saved written={written} />
      </span>
      <Button look="ghost" icon={<Trash />} label={t`Discard draft`} onClick={written.discard} />
    </div>
  )
}

export type ComposePanelProps = LetterLocation & {
  isSmall: boolean
  onSize(isFull: boolean): void
}

export function ComposePanel({ isSmall, onSize, ...location }: ComposePanelProps) {
  const { t } = useLingui()
  const messages = useMailMessages()
  const id = useId()
  const written = useLetter(location)
  const panel = usePanelFocus(isSmall)
  const { isOver, area } = useTakenFiles((files) => void written.attach(files))
  const { letter, isGone, isClosing } = written
  if (isGone) return null
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}title`}
      className={classNames(css.panel, isOver && css.over)}
      {...area}
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
          onClick={() => onSize(isSmall)}
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
