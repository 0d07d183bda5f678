import { useState } from 'react'
import type { ChatMessage } from '../../../core/chat/chat.contract'
import { orderTextOf } from '../../../core/chat/chat.groups'

const keyOf = ({ senderId, time, message, file }: ChatMessage) => `${senderId} ${time} ${file?.id ?? ''} ${message}`
const none: ReadonlySet<string> = new Set()

export function useChoosing(messages: readonly ChatMessage[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  /** start of the Shift range */
  const [anchor, setAnchor] = useState(0)
  const toggle = (index: number, isOn: boolean, isRange: boolean) => {
    const [from, to] = isRange ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index]
    const next = new Set(chosen)
    for (const message of messages.slice(from, to + 1)) {
      if (isOn) next.add(keyOf(message))
      else next.delete(keyOf(message))
    }
    setChosen(next)
    setAnchor(index)
  }
  return {
    isOn: chosen !== undefined,
    /** same identity until the contents change */
    chosen,
    count: chosen?.size ?? 0,
    has: (message: ChatMessage) => chosen?.has(keyOf(message)) ?? false,
    toggle,
    text: () => orderTextOf(messages, (message) => chosen?.has(keyOf(message)) ?? false),
    start() {
      setAnchor(messages.length - 1)
      setChosen(none)
    },
    stop: () => setChosen(undefined),
  }
}

export type Choosing = ReturnType<typeof useChoosing>
