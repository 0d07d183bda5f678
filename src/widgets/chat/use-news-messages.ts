import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { firstWords } from '../../core/chat/chat.news'
import { useToaster } from '../root/use-toaster'
import type { OpenChat } from './use-open-chat'

const idOf = (contactId: number) => `chat ${contactId}`

/** Says what came into other chats, with the way there; gone once somebody is there. */
export function useNewsMessages({ news, noteTold, contactId }: OpenChat, open: (contactId: number) => void): void {
  const { t } = useLingui()
  const toaster = useToaster()
  const latest = useRef({ open, noteTold })
  useEffect(() => {
    latest.current = { open, noteTold }
  })
  useEffect(() => {
    for (const { contactId: id, fullName, message } of news) {
      toaster.show({
        id: idOf(id),
        title: fullName,
        text: firstWords(message),
        action: { label: t`Open chat`, run: () => latest.current.open(id) },
      })
      latest.current.noteTold(id)
    }
  }, [news, toaster, t])
  useEffect(() => {
    if (contactId !== undefined) toaster.dismiss(idOf(contactId))
  }, [contactId, toaster])
}
