import { useEffect, useRef, useState } from 'react'
import { type ChatMessage, me } from '../../../core/chat/chat.contract'

/** What came into the open chat since it was opened: told to screen readers once, the earlier messages are not. */
export function useNews(contactId: number | undefined, messages: readonly ChatMessage[], isReady: boolean) {
  const known = useRef<{ contactId: number | undefined; count: number }>(undefined)
  const [news, setNews] = useState<readonly ChatMessage[]>([])
  useEffect(() => {
    const before = known.current
    if (!isReady) known.current = undefined
    else known.current = { contactId, count: messages.length }
    if (!isReady || before?.contactId !== contactId) return setNews([])
    const came = messages.slice(before?.count ?? messages.length).filter(({ senderId }) => senderId !== me)
    if (came.length > 0) setNews(came)
  }, [contactId, messages, isReady])
  return news
}
