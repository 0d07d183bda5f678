import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { firstWords } from '../../core/chat/chat.news'
import { useToaster } from '../runtime/use-toaster'
import type { OpenChat } from './use-open-chat'

const idOf = (contactId: number) => `chat ${contactId}`

/** Says what came into other chats, with the way there; gone once somebody is there. */
export function useNewsMessages({ news, noteReported, contactId }: OpenChat, open: (contactId: number) => void): void {
  const { t } = useLingui()
  const toaster = useToaster()
  const latest = useRef({ open, noteReported })
  useEffect(() => {
    latest.current = { open, noteReported }
  })
  useEffect(() => {
    for (const { contactId: id, fullName, message } of news) {
      toaster.show({
        id: idOf(id),
        title: fullName,
        text: firstWords(message),
        action: { label: t`Open chat`, run: () => latest.current.open(id) },
      })
      latest.current.noteReported(id)
    }
  }, [news, toaster, t])
  useEffect(() => {
    if (contactId !== undefined) toaster.dismiss(idOf(contactId))
  }, [contactId, toaster])
}
