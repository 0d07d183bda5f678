import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send'
import { type RefObject, useState } from 'react'
import { longestComment } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { onSubmitKey } from '../ui/first-error'
import { Textarea } from '../ui/input'
import * as css from './profile-post.css'
import type { Author } from './use-profile'

type WritingProps = {
  field: RefObject<HTMLTextAreaElement | null>
  author: Author
  draft: string
  onDraft(text: string): void
  onSend(text: string): void
}

/** A comment being written. Ctrl or ⌘ with Enter sends it. */
export function ProfileWriting({ field, author, draft, onDraft, onSend }: WritingProps) {
  const { t } = useLingui()
  const [fieldError, setError] = useState<'blank' | 'long'>()
  const send = () => {
    const text = draft.trim()
    const found = text === '' ? 'blank' : text.length > longestComment ? 'long' : undefined
    setError(found)
    field.current?.focus()
    if (found) return
    onSend(text)
    onDraft('')
  }
  const over = draft.trim().length - longestComment
  const error = fieldError === 'blank' ? t`Write something first` : over > 0 && t`This is ${over} characters too long`
  return (
    <form
      className={css.writing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onKeyDown={onSubmitKey(send)}
    >
      <Avatar name={author.username} src={author.avatar || undefined} size="s" />
      <Field className={css.field} label={t`Write a comment`} labelHidden error={error}>
        <Textarea
          ref={field}
          rows={1}
          value={draft}
          placeholder={t`Write a comment`}
          dir="auto"
          onChange={(text) => {
            setError(undefined)
            onDraft(text)
          }}
        />
      </Field>
      <Button type="submit" icon={<Send />} label={t`Post comment`} aria-keyshortcuts="Control+Enter" />
    </form>
  )
}
