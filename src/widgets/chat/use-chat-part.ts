import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../root/presence'

const chat = lazyPart(
  () => import('./room/chat-room'),
  (file) => file.ChatRoom,
)

/** The code of an open chat: it comes with the first one, or as soon as the page has time. */
export function useChatPart(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useLazyPart(chat, isWanted || isIdle)
}
