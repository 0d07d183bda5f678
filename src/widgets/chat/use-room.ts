import { useEffect, useState } from 'react'
import { chunkOf, useChunk } from '../order/use-chunk'
import { whenIdle } from '../root/presence'

const room = chunkOf(() => import('./room/chat-room'))

/** The code of an open chat: it comes with the first one, or as soon as the page has time. */
export function useRoom(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { file, isFailed, enter } = useChunk(room, isWanted || isIdle)
  return { Room: file?.ChatRoom, isFailed, retry: enter }
}
