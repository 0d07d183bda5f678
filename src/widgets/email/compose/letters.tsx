import { messages } from 'langraan:messages/email.compose'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { composeViews } from '../../../core/email/compose/views'
import type { Letter } from '../../../core/email/email.letter.contract'
import { defineWidget } from '../../runtime/define-widget'
import { useToaster } from '../../runtime/use-toaster'
import type { LetterStart } from '../letter-start'
import type { MailChanges } from '../use-mail-changes'
import { Composer } from './composer'
import { useLetters } from './use-letters'
import { useSending } from './use-sending'

type LettersProps = {
  /** what somebody wants to write; each has a number of its own */
  asked: { key: number; start: LetterStart } | undefined
  changes: MailChanges
  onSent: ((detail: { id: number }) => void) | undefined
}

function LettersView({ asked, changes, onSent }: LettersProps) {
  const { t } = useLingui()
  const toaster = useToaster()
  const letters = useLetters()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is begun once
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

/** The letter that is being written, and those on their way. */
export const Letters = defineWidget<LettersProps>({
  apps: {},
  views: composeViews,
  messages: [messages],
  Skeleton: Nothing,
  View: LettersView,
})
