import { Plural, useLingui } from '@lingui/react/macro'
import Take from 'lucide-react/icons/clipboard-pen'
import Send from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { isSendable } from '../../../core/chat/chat.chosen'
import { longestChatMessage } from '../../../core/chat/chat.contract'
import { Button } from '../../ui/button'
import { Textarea } from '../../ui/input'
import { ChooseButton, ChosenFiles } from './chosen-files'
import * as css from './conversation.css'
import type { Writing } from './use-conversation'

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
  writing: Writing
  onFiles(files: File[]): void
  field: RefObject<HTMLTextAreaElement | null>
}

const mostLines = 5

/** Enter sends, Shift+Enter starts a new line; during IME composition Enter belongs to the input method. */
export function ChatComposer({ name, writing, onFiles, field }: ChatComposerProps) {
  const { text, files } = writing
  const { t } = useLingui()
  const id = useId()
  const { length } = text
  const isTooLong = length > longestChatMessage
  const isNothing = text.trim() === '' && !files.some(isSendable)
  const send = () => {
    if (isNothing || isTooLong) return
    writing.send(text)
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
      <ChosenFiles files={files} onDrop={writing.drop} />
      <div className={css.row}>
        <ChooseButton onFiles={onFiles} />
        <Textarea
          ref={field}
          className={css.field}
          rows={Math.min(mostLines, text.split('\n').length)}
          value={text}
          onChange={writing.write}
          onKeyDown={press}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
          aria-label={t`Message to ${name}`}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? id : undefined}
          placeholder={t`Write a message`}
        />
        <Button look="primary" icon={<Send />} label={t`Send`} disabled={isNothing || isTooLong} onClick={send} />
      </div>
    </div>
  )
}
