import { Plural, useLingui } from '@lingui/react/macro'
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import Down from 'lucide-react/icons/arrow-down'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { me } from '../../../core/chat/chat.contract'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { useIncrementalRows } from '../../ui/use-incremental-rows'
import type { Moments } from '../use-moments'
import * as css from './chat-log.css'
import { ChatMessageRow } from './chat-message'
import type { Choosing } from './use-choosing'

type ChatLogProps = {
  name: string
  messages: readonly ThreadMessage[]
  choosing: Choosing
  moments: Moments
  onRetry(id: string): void
  onDiscard(id: string): void
}

/** what is assumed to be seen while nothing is laid out */
const room = { width: 480, height: 600 }
/** px from the end within which one still reads the latest */
const nearEnd = 80

/** px of a message until it is measured. One for all: it is asked for tens of thousands at once. */
const usualHeight = () => 66

/** The messages, of which only what is seen stands in the document. It stays at the end unless one scrolled away from it. */
export function ChatLog({ name, messages, choosing, moments, onRetry, onDiscard }: ChatLogProps) {
  const { t } = useLingui()
  const scroller = useRef<HTMLElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  /** the same, known before anything is drawn */
  const stays = useRef(true)
  /** how many were there when the reader was at the end last */
  const [read, setRead] = useState(messages.length)
  const count = messages.length
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: usualHeight,
    overscan: 6,
    // away from the end nothing moves with it, and the virtualizer would add up all heights for every row it measures
    anchorTo: isAtEnd ? 'end' : 'start',
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    initialRect: room,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => {
        tell(rect.height > 0 ? rect : room)
        // the field below grew, or the window changed
        if (stays.current) instance.scrollToEnd()
      }),
    paddingStart: 12,
    paddingEnd: 12,
  })
  const last = messages.at(-1)
  const isOwnLast = last?.senderId === me && last.state === 'sending'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a chat
  useLayoutEffect(() => {
    if (count > 0) virtualizer.scrollToEnd()
  }, [count > 0])
  // what one writes is looked at
  useEffect(() => {
    if (isOwnLast && count > 0) virtualizer.scrollToEnd()
  }, [isOwnLast, count, virtualizer])
  if (isAtEnd && read !== count) setRead(count)

  const fresh = isAtEnd ? 0 : messages.slice(read).filter(({ senderId }) => senderId !== me).length
  const items = virtualizer.getVirtualItems()
  const wanted = useMemo(() => items.map(({ index }) => index), [items])
  /** the message the keyboard went to */
  const [held, setHeld] = useState<number>()
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: count - 1 }
  const made = useIncrementalRows({
    rows: messages,
    wanted,
    sight: { first: startIndex, last: endIndex },
    keep: held,
    of: [virtualizer.scrollRect?.height],
    // opened, or led there: what one is brought to is there
    atOnce: isAtEnd,
  })
  const focusOn = (index: number) => {
    // it may not be made yet
    flushSync(() => setHeld(index))
    virtualizer.scrollToIndex(index, { align: 'auto' })
    scroller.current?.querySelector<HTMLInputElement>(`[data-index="${index}"] input`)?.focus()
  }
  return (
    <div className={css.root}>
      <section
        ref={scroller}
        className={css.scroller}
        // what scrolls is reached by keyboard
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it
        tabIndex={0}
        aria-label={t`Messages with ${name}`}
        // of the element itself: the virtualizer hears of the scroll after this
        onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
          stays.current = scrollHeight - clientHeight - scrollTop <= nearEnd
          setAtEnd(stays.current)
        }}
      >
        <ol
          className={classNames(css.list, !made.isWhole && css.coming)}
          style={{ blockSize: virtualizer.getTotalSize() }}
          aria-busy={!made.isWhole || undefined}
        >
          {items.map(({ index, key, start }) => {
            const message = messages[index]
            if (!message || !made.indexes.has(index)) return null
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={count}
                aria-posinset={index + 1}
                className={css.item}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatMessageRow
                  message={message}
                  name={name}
                  before={messages[index - 1]}
                  after={messages[index + 1]}
                  moments={moments}
                  choice={
                    choosing.isOn && !message.state
                      ? {
                          isOn: choosing.has(message),
                          onToggle: (isOn, isRange) => choosing.toggle(index, isOn, isRange),
                          onStep: (by) => focusOn(Math.min(Math.max(index + by, 0), count - 1)),
                        }
                      : undefined
                  }
                  onRetry={onRetry}
                  onDiscard={onDiscard}
                />
              </li>
            )
          })}
        </ol>
      </section>
      {!isAtEnd && (
        <div className={css.toEnd}>
          <Button
            size="s"
            look={fresh > 0 ? 'primary' : 'secondary'}
            icon={<Down />}
            {...(fresh > 0 ? {} : { label: t`Jump to latest message` })}
            onClick={() => {
              virtualizer.scrollToEnd()
              scroller.current?.focus()
            }}
          >
            {fresh > 0 ? <Plural value={fresh} one="# new message" other="# new messages" /> : t`Latest`}
          </Button>
        </div>
      )}
    </div>
  )
}
