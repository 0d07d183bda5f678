import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { firstWords } from '../../core/chat/chat.news'
import { isConclusive } from '../../core/kernel/outcome'
import { useApp } from '../runtime/use-engine'
import { useEngineEvent } from '../runtime/use-engine-event'
import { useToaster } from '../runtime/use-toaster'
import type { OpenChat } from './use-chat'
import { useMessageText } from './use-message-text'

const idOf = (contactId: number) => `chat ${contactId}`

/** Toasts about messages in other chats; each closes when its chat is opened. */
export function useNewsMessages({ news, noteReported, contactId }: OpenChat, open: (contactId: number) => void): void {
  const { t } = useLingui()
  const toaster = useToaster()
  const messageText = useMessageText()
  const latest = useRef({ open, noteReported, messageText })
  useEffect(() => {
    latest.current = { open, noteReported, messageText }
  })
  useEffect(() => {
    for (const each of news) {
      const { contactId: id, fullName } = each
      toaster.show({
        id: idOf(id),
        title: fullName,
        text: firstWords(latest.current.messageText(each)),
        action: { label: t`Open chat`, run: () => latest.current.open(id) },
      })
      latest.current.noteReported(id)
    }
  }, [news, toaster, t])
  useEffect(() => {
    if (contactId !== undefined) toaster.dismiss(idOf(contactId))
  }, [contactId, toaster])
}

export function useProfileFailure(): void {
  const { t } = useLingui()
  const data = useApp('chat')
  const toaster = useToaster()
  useEngineEvent('chat.profileFailed', ({ profile: patch, error }) => {
    toaster.show({
      id: 'chat profile',
      tone: 'error',
      title: isConclusive(error)
        ? t`Your profile wasn't saved. Nothing was changed.`
        : t`We couldn't confirm whether your profile was saved. It's safe to try again.`,
      action: { label: t`Try again`, run: () => data.send({ type: 'profile.change', patch }) },
    })
  })
}
