import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send'
import { type RefObject, useRef, useState } from 'react'
import type { BlogChange } from '../../../core/blog/blog.changes'
import type { BlogComment } from '../../../core/blog/blog.contract'
import type { Pending } from '../../../core/kernel/changes-machine'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { onSubmitKey } from '../../ui/first-error'
import { Textarea } from '../../ui/input'
import { useBlogMessages } from '../use-blog-messages'
import * as css from './post-detail.css'
import { useCommenting } from './use-post'

type SaidProps = { name: string; avatar: string | null; when: string; text: string; isSending?: boolean }

function Said({ name, avatar, when, text, isSending = false }: SaidProps) {
  return (
    <li className={css.comment} part="comment" aria-busy={isSending || undefined}>
      <Avatar name={name} src={avatar || undefined} />
      <div className={css.said}>
        <p className={css.line}>
          <bdi className={css.strong}>{name}</bdi>
          <span className={css.quiet}>{when}</span>
        </p>
        <p className={css.text} dir="auto">
          {text}
        </p>
      </div>
    </li>
  )
}

type CommentFormProps = {
  commenting: ReturnType<typeof useCommenting>
  containerRef: RefObject<HTMLFormElement | null>
}

function CommentForm({ commenting, containerRef }: CommentFormProps) {
  const { t } = useLingui()
  const { text, excess, write, send } = commenting
  const [isEmpty, setEmpty] = useState(false)
  const press = () => {
    setEmpty(text.trim() === '')
    if (!send()) containerRef.current?.querySelector('textarea')?.focus()
  }
  const fieldError =
    excess > 0
      ? t`${plural(excess, { one: '# character too many', other: '# characters too many' })}`
      : isEmpty && text.trim() === ''
        ? t`Write something first`
        : undefined
  return (
    <form
      ref={containerRef}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
      onKeyDown={onSubmitKey(press)}
    >
      <Field label={t`Your comment`} error={fieldError}>
        <Textarea
          value={text}
          rows={3}
          dir="auto"
          placeholder={t`What do you think?`}
          onChange={(typed) => {
            setEmpty(false)
            write(typed)
          }}
        />
      </Field>
      <div>
        <Button look="primary" type="submit" icon={<Send />} aria-keyshortcuts="Control+Enter">
          {t`Post comment`}
        </Button>
      </div>
    </form>
  )
}

type PostCommentsProps = {
  post: { id: number; title: string }
  comments: readonly BlogComment[]
  sending: readonly Pending<Extract<BlogChange, { kind: 'comment' }>>[]
}

export function PostComments({ post, comments, sending }: PostCommentsProps) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  const commenting = useCommenting(post)
  const form = useRef<HTMLFormElement>(null)
  const count = comments.length + sending.length
  const { me } = commenting
  return (
    <section className={css.surface} aria-label={t`Comments`} part="comments">
      <h3 className={css.heading}>
        {count === 0 ? t`No comments yet` : t`${plural(count, { one: '# comment', other: '# comments' })}`}
      </h3>
      {count > 0 && (
        <ol className={css.all}>
          {comments.map((comment, index) => (
            <Said
              key={comment.id ?? index}
              name={comment.userFullName}
              avatar={comment.avatar}
              when={messages.moment(comment.commentedAt)}
              text={comment.commentText}
            />
          ))}
          {sending.map(({ id, change }) => (
            <Said
              key={id}
              name={me?.fullName || me?.username || t`You`}
              avatar={me?.avatar ?? null}
              when={t`Sending…`}
              text={change.text}
              isSending
            />
          ))}
        </ol>
      )}
      <CommentForm commenting={commenting} containerRef={form} />
    </section>
  )
}
