import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useView } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'
import { useMailMessages } from './use-mail-messages'

/** Restores what was typed into emails just before their tab was closed, and says so. */
export function useRestoredLetters(): void {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useMailMessages()
  const view = useView('email.left')
  // starts it
  useEffect(() => {
    const watching = view.subscribe(() => undefined)
    return () => watching.unsubscribe()
  }, [view])
  useEngineEvent('email.changed', ({ id, change }) => {
    if (change.kind !== 'draft' || !change.isRestored) return
    const subject = messages.subject(change.letter.subject)
    toaster.show({ id: `restored ${id}`, title: t`What you last wrote in “${subject}” is in Drafts` })
  })
  useEngineEvent('email.letterTaken', ({ key, letter }) => {
    const subject = messages.subject(letter.subject)
    toaster.show({ id: `taken ${key}`, title: t`“${subject}” now has what you last wrote in another tab` })
  })
}
