import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { MailChange } from '../../../core/email/email.changes'
import type { Letter } from '../../../core/email/email.letter.contract'
import { useEngine } from '../../runtime/use-engine'
import { useToaster } from '../../runtime/use-toaster'
import type { MailChanges } from '../use-mail-changes'
import { useMailMessages } from '../use-mail-messages'

type Sending = {
  onUndo(letter: Letter): void
  onSent: ((detail: { id: number }) => void) | undefined
}

export function useSending({ waiting, sending, undo }: MailChanges, { onUndo, onSent }: Sending): void {
  const { t } = useLingui()
  const messages = useMailMessages()
  const toaster = useToaster()
  const { events$ } = useEngine()
  const reported = useRef(new Map<string, 'waiting' | 'sending'>())
  const latest = useRef({ onUndo, onSent })
  useEffect(() => {
    latest.current = { onUndo, onSent }
    const report = (id: string, change: MailChange, state: 'waiting' | 'sending') => {
      if (change.kind !== 'send' || reported.current.get(id) === state) return
      reported.current.set(id, state)
      const { letter } = change
      const takeBack = () => {
        if (undo(id)) latest.current.onUndo(letter)
      }
      toaster.show({
        id: `send ${id}`,
        title: t`Sending “${messages.subject(letter.subject)}”…`,
        ...(state === 'waiting' && { action: { label: t`Undo`, isUndo: true, run: takeBack } }),
      })
    }
    for (const { id, change } of waiting) report(id, change, 'waiting')
    for (const { id, change } of sending) report(id, change, 'sending')
  })
  useEffect(() => {
    const listening = events$.subscribe((event) => {
      if (event.type !== 'email.changed' && event.type !== 'email.changeFailed') return
      if (event.change.kind !== 'send') return
      const id = `send ${event.id}`
      if (event.type === 'email.changeFailed') return toaster.dismiss(id)
      toaster.show({ id, tone: 'success', title: t`Email sent` })
      if (event.answer) latest.current.onSent?.({ id: event.answer.id })
    })
    return () => listening.unsubscribe()
  }, [events$, toaster, t])
}
