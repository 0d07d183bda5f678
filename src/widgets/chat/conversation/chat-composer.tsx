import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { longestChatMessage } from '../../../core/chat/chat.contract'
import { Button } from '../../ui/button'
import { Textarea } from '../../ui/input'
import * as css from './chat-composer.css'

type ChatComposerProps = {
  name: string
  text: string
  onWrite(text: string): void
  onSend(text: string): void
  field: RefObject<HTMLTextAreaElement | null>
}

const mostLines = 5

/** Where one writes. Enter sends, Shift+Enter begins a new line; while an input method composes, Enter is its own. */
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
