import { messages as attachMessages } from 'langraan:messages/attach'
import { messages } from 'langraan:messages/email.compose'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
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
import { ComposePanel } from './compose-panel'
import type { LetterEnd } from './use-letter'
import { useSending } from './use-sending'

type LetterQueue = { key: number; current: LetterStart | undefined; next: LetterStart | undefined }

const isSame = (one: LetterStart, other: LetterStart): boolean =>
  one.kind === other.kind && 'mail' in one && 'mail' in other && one.mail.id === other.mail.id

/** One email is written at a time. The next one waits until the first is saved as a draft. */
function useLetters() {
  const [{ key, current, next }, setLetters] = useState<LetterQueue>({ key: 0, current: undefined, next: undefined })
  return {
    key,
    current,
    isLeaving: next !== undefined,
    begin: (start: LetterStart) =>
      setLetters((now) => {
        if (now.current === undefined) return { key: now.key + 1, current: start, next: undefined }
        return isSame(now.current, start) ? now : { ...now, next: start }
      }),
    end: () => setLetters((now) => ({ key: now.key + 1, current: now.next, next: undefined })),
    /** saving the draft failed: it stays open and the waiting email is dropped */
    stay: () => setLetters((now) => ({ ...now, next: undefined })),
  }
}

type ComposerProps = {
  start: LetterStart
  /** another email waits until this one is saved */
  isLeaving: boolean
  onGone(how: LetterEnd, letter: Letter, id: string): void
  /** saving failed, so it stays open */
  onStay(): void
}

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

type LettersProps = {
  /** each request has its own key */
  asked: { key: number; start: LetterStart } | undefined
  changes: MailChanges
  onSent: ((detail: { id: number }) => void) | undefined
}

function LettersView({ asked, changes, onSent }: LettersProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const letters = useLetters()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per request
  useEffect(() => {
    if (asked) letters.begin(asked.start)
  }, [asked?.key])

  const again = (letter: Letter, isUnsaved: boolean) => letters.begin({ kind: 'again', letter, isUnsaved })
  const bringBack = (letter: Letter, id: string) => {
    const isLate = !changes.undo(id)
    if (isLate && letter.id !== undefined) changes.make({ kind: 'patch', ids: [letter.id], patch: { folder: 'draft' } })
    again(letter, true)
  }
  useSending(changes, { onUndo: (letter) => again(letter, false), onSent })

  if (!letters.current) return null
  return (
    <Composer
      key={letters.key}
      start={letters.current}
      isLeaving={letters.isLeaving}
      onStay={letters.stay}
      onGone={(how, letter, id) => {
        letters.end()
        if (how === 'discarded')
          toaster.show({
            id: `discarded ${id}`,
            title: t`Draft discarded`,
            action: { label: t`Undo`, run: () => bringBack(letter, id) },
          })
      }}
    />
  )
}

const Nothing = () => null

export const Letters = defineWidget<LettersProps>({
  apps: {},
  views: composeViews,
  messages: [messages, attachMessages],
  Skeleton: Nothing,
  View: LettersView,
})
