import { useEffect, useState } from 'react'
import { lazyPart } from '../../core/kernel/lazy-part'
import { useLazyPart } from '../lazy/use-lazy-part'
import { whenIdle } from '../runtime/when-idle'

const chat = lazyPart(
  () => import('./conversation/conversation'),
  (file) => file.ConversationPart,
)

/** The code of an open chat: it comes with the first one, or as soon as the page has time. */
export function useChatPart(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return useLazyPart(chat, isWanted || isIdle)
}
