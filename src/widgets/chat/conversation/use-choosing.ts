import { useState } from 'react'
import type { ChatMessage } from '../../../core/chat/chat.contract'
import { orderTextOf } from '../../../core/chat/chat.groups'

const keyOf = ({ senderId, time, message, file }: ChatMessage) => `${senderId} ${time} ${file?.id ?? ''} ${message}`
const none: ReadonlySet<string> = new Set()

/** `skipped`: number of earlier messages that aren't loaded. */
export function useChoosing(messages: readonly ChatMessage[], skipped: number) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  /** start of the Shift range, counted from the chat's first message */
  const [anchor, setAnchor] = useState(0)
  const toggle = (index: number, isOn: boolean, isRange: boolean) => {
    const start = isRange ? Math.max(0, anchor - skipped) : index
    const [from, to] = [Math.min(start, index), Math.max(start, index)]
    const next = new Set(chosen)
    for (const message of messages.slice(from, to + 1)) {
      if (isOn) next.add(keyOf(message))
      else next.delete(keyOf(message))
    }
    setChosen(next)
    setAnchor(skipped + index)
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
      setAnchor(skipped + messages.length - 1)
      setChosen(none)
    },
    stop: () => setChosen(undefined),
  }
}

export type Choosing = ReturnType<typeof useChoosing>
