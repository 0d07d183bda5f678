import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { createRowHeights } from '../../ui/row-heights'
import { useScrolledRows } from '../../ui/use-scrolled-rows'
import { earlierHeight } from './chat-log.css'
import { type ChatMessagePart, chatMessagePart, writeMessage } from './chat-message'
import type { ChatBubbleMessages } from './use-chat-bubble-messages'
import type { ChatFiles } from './use-chat-files'
import type { Choosing } from './use-choosing'

/** estimated message height in px, until measured */
const usual = 66
/** assumed viewport height in px, before layout */
const firstViewport = 600

type ChatRows = {
  scroller: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
  /** holds the elements that messages are cloned from */
  pattern: HTMLElement
  messages: readonly ThreadMessage[]
  /** number of earlier messages that aren't loaded */
  skipped: number
  words: ChatBubbleMessages
  choosing: Pick<Choosing, 'isOn' | 'has' | 'chosen'>
  files: ChatFiles
  isAtEnd(): boolean
}

export function useChatRows(given: ChatRows) {
  const { scroller, list, pattern, messages, skipped, words, choosing, files } = given
  const count = messages.length
  const [heights] = useState(() => createRowHeights(count, usual))
  const lead = skipped > 0 ? earlierHeight : 0
  const [above] = useState({ skipped, lead, added: 0 })
  if (above.skipped !== skipped) {
    const earlier = above.skipped - skipped
    heights.unshift(earlier)
    Object.assign(above, { skipped, lead, added: above.added + earlier * usual + lead - above.lead })
  }
  heights.resize(count)
  const { added } = above
  const offsetOf = (index: number) => lead + heights.offsetOf(index)
  const [observer] = useState(() => new ResizeObserver(() => remeasure()))
  const room = useRef({ width: 0, height: firstViewport })
  /** the message with keyboard focus, counted from the chat's first */
  const [keep, setKeep] = useState<number>()
  const end = useEffectEvent(() => {
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {}
    return clientHeight > 0 ? scrollHeight - clientHeight : Math.max(0, offsetOf(count) - firstViewport)
  })
  const pinnedAt = useEffectEvent(() => (given.isAtEnd() ? end() : undefined))
  const has = useEffectEvent(choosing.has)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pattern changes with the language, and has checkboxes while messages are selected
  const create = useMemo(
    () => () => {
      const part = chatMessagePart(pattern)
      observer.observe(part.element)
      return part
    },
    [pattern, observer, words, choosing.isOn],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are rewritten when the selection changes; the lead changes with what is skipped
  const source = useMemo(
    () => ({
      count,
      keep: keep === undefined ? undefined : keep - skipped,
      keyOf: (index: number) => skipped + index,
      offsetOf,
      added,
      sightAt: (offset: number) => ({
        first: heights.indexAt(offset - lead),
        last: heights.indexAt(offset - lead + room.current.height),
      }),
      create,
      write(part: ChatMessagePart, index: number) {
        const message = messages[index]
        if (!message) return
        const { element } = part
        element.dataset.index = String(index)
        element.setAttribute('aria-setsize', String(skipped + count))
        element.setAttribute('aria-posinset', String(skipped + index + 1))
        const around = { before: messages[index - 1], after: messages[index + 1] }
        writeMessage(part, message, { ...around, isChosen: has(message) }, words, files)
      },
      measure(rows: Iterable<readonly [number, ChatMessagePart]>) {
        // not laid out yet: the styles may be missing
        if (room.current.width === 0) return false
        let isOther = false
        for (const [index, { element }] of rows) {
          const height = element.offsetHeight
          if (height > 0 && heights.set(index, height)) isOther = true
        }
        return isOther
      },
      startAt: Math.max(0, offsetOf(count) - firstViewport),
      pinnedAt,
      onFocusLeaves: () => scroller.current?.focus({ preventScroll: true }),
    }),
    [messages, count, skipped, added, keep, heights, create, words, files, choosing.chosen, has, pinnedAt, scroller],
  )
  const rows = useScrolledRows<ChatMessagePart>({ scroller, list }, source)
  const remeasure = useEffectEvent(() => {
    const node = scroller.current
    if (!node) return
    rows.current?.remeasure(() => {
      if (node.clientWidth !== room.current.width && room.current.width > 0) heights.forget()
      room.current = { width: node.clientWidth, height: node.clientHeight || firstViewport }
    })
  })
  useLayoutEffect(() => {
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [scroller, observer])
  return {
    indexOf: (target: Node) => rows.current?.indexOf(target),
    scrollToEnd: () => rows.current?.scrollTo(end()),
    /** Scrolls by the minimum that shows the whole message, and returns its row. */
    reveal(index: number): HTMLElement | undefined {
      const node = scroller.current
      if (!node) return undefined
      setKeep(skipped + index)
      const top = offsetOf(index)
      const bottom = offsetOf(index + 1)
      const least = bottom - (node.clientHeight || firstViewport)
      rows.current?.scrollTo(Math.min(top, Math.max(least, node.scrollTop)))
      return rows.current?.partAt(index)?.element
    },
  }
}
