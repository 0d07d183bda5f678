import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isUnchanged } from '../../core/kernel/changes-machine'
import { longestComment, type ProfileComment } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import { Field } from '../ui/field'
import { onSubmitKey } from '../ui/first-error'
import { Textarea } from '../ui/input'
import { Problem } from '../ui/problem'
import * as css from './profile-post.css'
import type { Author, ProfileState } from './use-profile'
import { useProfileMessages } from './use-profile-messages'

type SpokenProps = {
  by: Author
  text: string
  /** time, or that it is being sent */
  note: string
  isFaint?: boolean
}

const Spoken = ({ by, text, note, isFaint = false }: SpokenProps) => (
  <li className={classNames(css.comment, isFaint && css.faint)} tabIndex={-1}>
    <Avatar name={by.username} src={by.avatar || undefined} size="s" />
    <div className={css.bubble}>
      <p className={css.by}>
        <span className={css.name}>{by.username}</span>
        {note && <span className={css.quiet}>{note}</span>}
      </p>
      <p className={css.words} dir="auto">
        {text}
      </p>
    </div>
  </li>
)

type WritingProps = {
  field: RefObject<HTMLTextAreaElement | null>
  author: Author
  draft: string
  onDraft(text: string): void
  onSend(text: string): void
}

function ProfileWriting({ field, author, draft, onDraft, onSend }: WritingProps) {
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

type CommentsProps = {
  comments: readonly ProfileComment[]
  author: Author
  sending: ProfileState['pending']
  unsent: ProfileState['failed']
  draft: string
  onDraft(text: string): void
  onSend(text: string): void
  onRetry(id: string): void
  onDiscard(id: string): void
}

const lastShown = 3

const wordsOf = ({ change }: ProfileState['pending'][number]): string =>
  change.kind === 'comment' ? change.comment : ''

export function ProfileComments(props: CommentsProps) {
  const { comments, author, sending, unsent, draft, onDraft, onSend, onRetry, onDiscard } = props
  const { t } = useLingui()
  const { when } = useProfileMessages()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // the focused button is gone: focus moves to the new comments
    if (isWhole) list.current?.querySelector<HTMLElement>('li')?.focus()
  }, [isWhole])
  const problemOf = (failure: ProfileState['failed'][number]): string => {
    if (!isUnchanged(failure)) return t`We couldn't confirm whether your comment was sent. It's safe to send it again.`
    return failure.error.code === 'forbidden' ? t`You can't comment here.` : t`Your comment wasn't sent.`
  }
  const hidden = isWhole ? 0 : Math.max(0, comments.length - lastShown)
  return (
    <div className={css.comments}>
      {hidden > 0 && (
        <Button size="s" look="ghost" onClick={() => setWhole(true)}>
          {t`${plural(hidden, { one: 'Show # earlier comment', other: 'Show # earlier comments' })}`}
        </Button>
      )}
      {(comments.length > 0 || sending.length > 0) && (
        <ul ref={list} className={css.list} aria-label={t`Comments`}>
          {comments.slice(hidden).map(({ id, username, avatar, comment, commentedAt }) => (
            <Spoken key={id} by={{ username, avatar }} text={comment} note={when(commentedAt)} />
          ))}
          {sending.map((each) => (
            <Spoken key={each.id} by={author} text={wordsOf(each)} note={t`Sending…`} isFaint />
          ))}
        </ul>
      )}
      {unsent.map((each) => (
        <Problem
          key={each.id}
          actions={
            <>
              {each.error.code !== 'forbidden' && (
                <Button
                  size="s"
                  onClick={() => {
                    onRetry(each.id)
                    field.current?.focus()
                  }}
                >
                  {t`Try again`}
                </Button>
              )}
              <Button
                size="s"
                look="ghost"
                onClick={() => {
                  onDiscard(each.id)
                  field.current?.focus()
                }}
              >
                {t`Discard comment`}
              </Button>
            </>
          }
        >
          <p>{problemOf(each)}</p>
          <p className={css.words} dir="auto">
            {wordsOf(each)}
          </p>
        </Problem>
      ))}
      <ProfileWriting field={field} author={author} draft={draft} onDraft={onDraft} onSend={onSend} />
    </div>
  )
}
