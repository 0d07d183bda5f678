import { Plural, useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import Send from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { longestChatMessage } from '../../../core/chat/chat.contract'
import { Button } from '../../ui/button'
import { Textarea } from '../../ui/input'
import * as css from './conversation.css'

type ChatChoosingProps = { count: number; onTake(): void; onStop(): void }

export function ChatChoosing({ count, onTake, onStop }: ChatChoosingProps) {
  const { t } = useLingui()
  return (
    <div className={css.root}>
      <div className={css.choosing}>
        <p role="status" className={css.count}>
          {count === 0 ? (
            t`Select the messages for the order`
          ) : (
            <Plural value={count} one="# message selected" other="# messages selected" />
          )}
        </p>
        <Button look="ghost" onClick={onStop}>{t`Cancel`}</Button>
        <Button look="primary" icon={<Take />} disabled={count === 0} onClick={onTake}>
          {t`Take order`}
        </Button>
      </div>
    </div>
  )
}

type ChatComposerProps = {
  name: string
  text: string
  onWrite(text: string): void
  onSend(text: string): void
  field: RefObject<HTMLTextAreaElement | null>
}

const mostLines = 5

/** Enter sends, Shift+Enter starts a new line; during IME composition Enter belongs to the input method. */
export function ChatComposer({ name, text, onWrite, onSend, field }: ChatComposerProps) {
  const { t } = useLingui()
  const id = useId()
  const { length } = text
  const isTooLong = length > longestChatMessage
  const send = () => {
    if (text.trim() === '' || isTooLong) return
    onSend(text)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent
    if (event.key !== 'Enter' || event.shiftKey || isComposing || keyCode === 229) return
    event.preventDefault()
    send()
  }
  return (
    <div className={css.root}>
      {isTooLong && (
        <p id={id} className={css.problem} role="alert">
          {t`This message has ${length} characters. The limit is 5,000, so send it in parts.`}
        </p>
      )}
      <div className={css.row}>
        <Textarea
          ref={field}
          className={css.field}
          rows={Math.min(mostLines, text.split('\n').length)}
          value={text}
          onChange={onWrite}
          onKeyDown={press}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          aria-label={t`Message to ${name}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? id : undefined}
          placeholder={t`Write a message`}
        />
        <Button
          look="primary"
          icon={<Send />}
          label={t`Send`}
          disabled={text.trim() === '' || isTooLong}
          onClick={send}
        />
      </div>
    </div>
  )
}
