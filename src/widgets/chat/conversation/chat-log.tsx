import { Plural, useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/arrow-down'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { me } from '../../../core/chat/chat.contract'
import { PictureDialog } from '../../attach/picture-dialog'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { Button } from '../../ui/button'
import type { OpenChat } from '../use-chat'
import type { Moments } from '../use-moments'
import { ChatEarlier } from './chat-earlier'
import * as css from './chat-log.css'
import { ChatMessagePattern } from './chat-message-pattern'
import { useChatBubbleMessages } from './use-chat-bubble-messages'
import { useChatFiles } from './use-chat-files'
import { useChatPresses } from './use-chat-presses'
import { useChatRows } from './use-chat-rows'
import type { Choosing } from './use-choosing'

type ChatLogProps = {
  name: string
  chat: Pick<OpenChat, 'messages' | 'skipped' | 'earlier' | 'loadEarlier' | 'retry' | 'discard'>
  choosing: Choosing
  moments: Moments
}

/** px from the end within which the reader counts as being at the end */
const nearEnd = 80
/** px from the start within which earlier messages are loaded */
const nearStart = 600

/** Virtualized messages. Stays scrolled to the end unless the user scrolled up. */
export function ChatLog({ name, chat, choosing, moments }: ChatLogProps) {
  const { t } = useLingui()
  const { messages, skipped, earlier, loadEarlier } = chat
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [pattern] = useState(() => document.createElement('ol'))
  const [isAtEnd, setAtEnd] = useState(true)
  /** mirrors the state, readable before rendering */
  const stays = useRef(true)
  const count = messages.length
  /** number of messages of the chat when the reader was last at the end */
  const [read, setRead] = useState(skipped + count)
  const words = useChatBubbleMessages(name, moments)
  const files = useChatFiles(messages, scroller)
  const isAtEndNow = () => stays.current
  const rows = useChatRows({ scroller, list, pattern, messages, skipped, words, choosing, files, isAtEnd: isAtEndNow })
  const last = messages.at(-1)
  const isOwnLast = last?.senderId === me && last.state === 'sending'

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per chat
  useLayoutEffect(() => {
    if (count > 0) rows.scrollToEnd()
  }, [count > 0])
  // the user's own message is scrolled into view
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message
  useEffect(() => {
    if (isOwnLast && count > 0) rows.scrollToEnd()
  }, [isOwnLast, count])
  const loadNearStart = useEffectEvent(() => {
    const { clientHeight = 0, scrollTop = 0 } = scroller.current ?? {}
    if (clientHeight > 0 && scrollTop <= nearStart && skipped > 0 && earlier === 'idle') loadEarlier()
  })
  // also if there are too few messages to scroll
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when messages were added
  useEffect(loadNearStart, [loadNearStart, skipped, count])
  if (isAtEnd && read !== skipped + count) setRead(skipped + count)

  const fresh = isAtEnd
    ? 0
    : messages.slice(Math.max(0, read - skipped)).filter(({ senderId }) => senderId !== me).length
  const indexOf = (target: Node) => rows.indexOf(target) ?? -1
  useChatPresses({
    list,
    onToggle: (box, isRange) => choosing.toggle(indexOf(box), box.checked, isRange),
    onStep(box, by) {
      const next = Math.min(Math.max(indexOf(box) + by, 0), count - 1)
      rows.reveal(next)?.querySelector('input')?.focus()
    },
    onRetry: (target) => chat.retry(messages[indexOf(target)]?.id ?? ''),
    onOpen(target) {
      const message = messages[indexOf(target)]
      if (message) files.open(message)
    },
    onDiscard: (target) => chat.discard(messages[indexOf(target)]?.id ?? ''),
  })
  return (
    <div className={css.root}>
      <section
        ref={scroller}
        className={css.scroller}
        // scrollable content must be reachable by keyboard
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        aria-label={t`Messages with ${name}`}
        // measures the element itself: the row renderer handles the scroll after this
        onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) => {
          stays.current = scrollHeight - clientHeight - scrollTop <= nearEnd
          setAtEnd(stays.current)
          loadNearStart()
        }}
      >
        <ChatEarlier skipped={skipped} state={earlier} onLoad={loadEarlier} scroller={scroller} />
        <ol ref={list} className={css.list} />
      </section>
      {createPortal(<ChatMessagePattern isChoosing={choosing.isOn} />, pattern)}
      <PictureDialog
        name={files.opened?.name ?? ''}
        content={files.opened?.content}
        open={files.opened !== undefined}
        onClose={files.close}
      />
      {!isAtEnd && (
        <div className={css.toEnd}>
          <Button
            size="s"
            look={fresh > 0 ? 'primary' : 'secondary'}
            icon={<Down />}
            {...(fresh > 0 ? {} : { label: t`Jump to latest message` })}
            onClick={() => {
              rows.scrollToEnd()
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
