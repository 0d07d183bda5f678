import { useEffect, useState } from 'react'
import { whenIdle } from '../root/presence'
import { chunkOf, useChunk } from '../root/use-chunk'

const room = chunkOf(() => import('./room/chat-room'))

/** The code of an open chat: it comes with the first one, or as soon as the page has time. */
export function useRoom(isWanted: boolean) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { file, isFailed, enter } = useChunk(room, isWanted || isIdle)
  return { Room: file?.ChatRoom, isFailed, retry: enter }
}
