import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isUnchanged } from '../../core/kernel/changes-machine'
import type { ProfileComment } from '../../core/profile/profile.contract'
import { Button } from '../ui/button'
import { Problem } from '../ui/problem'
import * as css from './profile-post.css'
import { Spoken } from './profile-spoken'
import { ProfileWriting } from './profile-writing'
import type { Author, ProfileState } from './use-profile'
import { useProfileMessages } from './use-profile-messages'

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

/** What was said about a post, what is on its way and what did not get there, and a field to say more. */
export function ProfileComments(props: CommentsProps) {
  const { comments, author, sending, unsent, draft, onDraft, onSend, onRetry, onDiscard } = props
  const { t } = useLingui()
  const { when } = useProfileMessages()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // the button that had the focus is gone: it goes to what came
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
