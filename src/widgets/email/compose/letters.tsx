import { messages as attachMessages } from 'langraan:messages/attach'
import { messages } from 'langraan:messages/email.compose'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as formMessages } from 'langraan:messages/form'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { composeViews } from '../../../core/email/compose/views'
import { letterOf } from '../../../core/email/email.letter'
import type { Letter } from '../../../core/email/email.letter.contract'
import { forwardOf, replyAllTo, replyTo } from '../../../core/email/email.reply'
import { momentText } from '../../i18n/dates'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import type { LetterStart } from '../letter-start'
import type { MailChanges } from '../use-mail-changes'
import { useMe } from '../use-me'
import * as css from './compose.css'
import { ComposePanel, type ComposePanelProps } from './compose-panel'
import { useOpenLetters } from './use-open-letters'
import { useSending } from './use-sending'

type ComposerProps = Omit<ComposePanelProps, 'letter' | 'isUnsaved'> & { start: LetterStart }

/** Undefined until the current user is known. */
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

function Composer({ start, ...rest }: ComposerProps) {
  const letter = useBeginning(start)
  if (!letter) return null
  return <ComposePanel letter={letter} isUnsaved={start.kind === 'again' && start.isUnsaved} {...rest} />
}

/** Shows an element in the top layer. */
function useTopLayer(isHere: boolean) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = layer.current
    // it may already be open when the effect runs again after a language has loaded
    if (isHere && node && typeof node.showPopover === 'function' && !node.matches(':popover-open')) node.showPopover()
  }, [isHere])
  return layer
}

type LettersProps = {
  /** each request has its own key */
  asked: { key: number; start: LetterStart } | undefined
  changes: MailChanges
  onSent: ((detail: { id: number }) => void) | undefined
}

function LettersView({ asked, changes, onSent }: LettersProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const letters = useOpenLetters()
  /** StrictMode runs effects twice */
  const taken = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request
  useEffect(() => {
    if (!asked || asked.key === taken.current) return
    taken.current = asked.key
    letters.begin(asked.start)
  }, [asked?.key])

  const again = (letter: Letter, isUnsaved: boolean) => letters.begin({ kind: 'again', letter, isUnsaved })
  const bringBack = (letter: Letter, id: string) => {
    const isLate = !changes.undo(id)
    if (isLate && letter.id !== undefined) changes.make({ kind: 'patch', ids: [letter.id], patch: { folder: 'draft' } })
    again(letter, true)
  }
  useSending(changes, { onUndo: (letter) => again(letter, false), onSent })

  const dock = useTopLayer(letters.letters.length > 0)

  if (letters.letters.length === 0) return null
  return (
    <div ref={dock} popover="manual" className={css.dock}>
      {letters.letters.map(({ key, start, isLeaving }) => (
        <Composer
          key={key}
          start={start}
          isLeaving={isLeaving}
          isSmall={letters.active !== key}
          onSize={(isFull) => letters.show(key, isFull)}
          onIdentity={(identity) => letters.identify(key, identity)}
          onStay={() => letters.stay(key)}
          onGone={(how, letter, id) => {
            letters.end(key)
            if (how === 'discarded')
              toaster.show({
                id: `discarded ${id}`,
                title: t`Draft discarded`,
                action: { label: t`Undo`, isUndo: true, run: () => bringBack(letter, id) },
              })
          }}
        />
      ))}
    </div>
  )
}

const Nothing = () => null

export const Letters = defineWidget<LettersProps>({
  apps: {},
  views: composeViews,
  messages: [messages, attachMessages, failureMessages, formMessages],
  Skeleton: Nothing,
  View: LettersView,
})
