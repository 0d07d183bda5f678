import { useLingui } from '@lingui/react/macro'
import Failed from 'lucide-react/icons/circle-alert'
import Sending from 'lucide-react/icons/clock'
import { type KeyboardEvent, memo, useRef } from 'react'
import { me } from '../../../core/chat/chat.contract'
import { type MessagePosition, placeOf } from '../../../core/chat/chat.groups'
import type { ThreadMessage } from '../../../core/chat/chat.thread'
import { lookUp } from '../../../core/kernel/look-up'
import { Button } from '../../ui/button'
import { checkbox } from '../../ui/checkbox.css'
import { classNames } from '../../ui/class-names'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { Moments } from '../use-moments'
import * as css from './chat-message.css'

type Choice = {
  isOn: boolean
  onToggle(isOn: boolean, isRange: boolean): void
  /** to the message above (-1) or below (1) */
  onStep(by: number): void
}

type ChatMessageRowProps = {
  message: ThreadMessage
  /** the contact's */
  name: string
  before: ThreadMessage | undefined
  after: ThreadMessage | undefined
  moments: Moments
  /** given while messages are chosen */
  choice: Choice | undefined
  onRetry(id: string): void
  onDiscard(id: string): void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function Bubble({
  message,
  name,
  position,
  moments,
}: Pick<ChatMessageRowProps, 'message' | 'name' | 'moments'> & { position: MessagePosition }) {
  const { t } = useLingui()
  const { senderId, state, time } = message
  const isOwn = senderId === me
  return (
    <span className={classNames(css.bubble, isOwn ? css.own : css.theirs, state === 'failed' && css.failed)}>
      <VisuallyHidden>{isOwn ? t`You:` : `${name}:`} </VisuallyHidden>
      <bdi className={css.text}>{message.message}</bdi>
      <span className={position.closesGroup || state ? css.foot : css.hiddenFoot}>
        {state === 'sending' && <Sending size={12} aria-label={t`Sending`} />}
        <time dateTime={time}>{moments.time(time)}</time>
      </span>
    </span>
  )
}

function Choosable({ choice, children }: { choice: Choice; children: React.ReactNode }) {
  const isRange = useRef(false)
  const step = (event: KeyboardEvent) => {
    isRange.current = event.shiftKey
    const by = lookUp(steps, event.key)
    if (!by) return
    event.preventDefault()
    choice.onStep(by)
  }
  return (
    <label
      className={css.choice}
      onPointerDown={(event) => {
        isRange.current = event.shiftKey
        // a range of messages, not of letters
        if (event.shiftKey) event.preventDefault()
      }}
    >
      <input
        type="checkbox"
        className={checkbox}
        checked={choice.isOn}
        onKeyDown={step}
        onChange={(event) => choice.onToggle(event.currentTarget.checked, isRange.current)}
      />
      {children}
    </label>
  )
}

function PlainMessageRow(props: ChatMessageRowProps) {
  const { message, name, before, after, moments, choice, onRetry, onDiscard } = props
  const { t } = useLingui()
  const isOwn = message.senderId === me
  const { id = '' } = message
  const position = placeOf(message, { before, after })
  const bubble = <Bubble message={message} name={name} position={position} moments={moments} />
  return (
    <>
      {position.day && (
        <p className={css.day}>
          <time dateTime={position.day}>{moments.day(position.day)}</time>
        </p>
      )}
      <div className={classNames(css.row, isOwn && css.atEnd, position.opensGroup && !position.day && css.opening)}>
        {choice ? <Choosable choice={choice}>{bubble}</Choosable> : bubble}
      </div>
      {message.state === 'failed' && (
        <div className={css.problem}>
          <span className={css.problemText}>
            <Failed size={16} aria-hidden="true" />
            {message.unanswered ? t`We couldn't confirm whether it was sent. It's safe to try again.` : t`Not sent`}
          </span>
          <Button size="s" onClick={() => onRetry(id)}>{t`Try again`}</Button>
          <Button size="s" look="ghost" onClick={() => onDiscard(id)}>{t`Delete`}</Button>
        </div>
      )}
    </>
  )
}

/** One message, with the day it opens. While one scrolls those that stand are not rendered anew. */
export const ChatMessageRow = memo(PlainMessageRow)
