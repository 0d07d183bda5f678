import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import { useId, useState } from 'react'
import type { ProfilePost as Post } from '../../core/profile/profile.contract'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { ProfileComments } from './profile-comments'
import * as css from './profile-post.css'
import type { ProfileState } from './use-profile'
import { excerptOf, useProfileMessages } from './use-profile-messages'

type PostProps = { post: Post; state: ProfileState; draft: string; onDraft(text: string): void }

const namedAtMost = 2

function Likes({ post: { likes, youLiked, likedUsers }, own }: { post: Post; own: string }) {
  const { t } = useLingui()
  const known = likedUsers.filter(({ username }) => username !== own).slice(0, Math.max(0, likes - Number(youLiked)))
  const named = known.slice(0, namedAtMost)
  const others = likes - Number(youLiked) - named.length
  const names = [...(youLiked ? [t`you`] : []), ...named.map(({ username }) => username)].join(', ')
  const messages = () => {
    if (others <= 0) return t`Liked by ${names}`
    if (names === '') return t`${plural(others, { one: 'Liked by # person', other: 'Liked by # people' })}`
    return t`${plural(others, { one: `Liked by ${names} and # other`, other: `Liked by ${names} and # others` })}`
  }
  if (likes === 0) return <span className={css.quiet}>{t`No likes yet`}</span>
  return (
    <span className={css.likes}>
      <span className={css.faces} aria-hidden="true">
        {named.map(({ username, avatar }) => (
          <Avatar key={username} name={username} src={avatar || undefined} size="s" />
        ))}
      </span>
      <span className={css.quiet}>{messages()}</span>
    </span>
  )
}

export function ProfilePost({ post, state, draft, onDraft }: PostProps) {
  const { t } = useLingui()
  const id = useId()
  const { when } = useProfileMessages()
  const [failed, setFailed] = useState<string>()
  const { username, avatar, postTime, postText, postImg, youLiked, share } = post
  const name = excerptOf(postText) || username
  const comments = post.comments + state.pending.filter(isCommentOf(post.id)).length
  return (
    <article className={css.post} aria-labelledby={id}>
      <header className={css.head}>
        <Avatar name={username} src={avatar || undefined} />
        <div className={css.names}>
          <h3 id={id} className={css.name}>
            {username}
          </h3>
          {postTime && <time className={css.quiet}>{when(postTime)}</time>}
        </div>
      </header>
      {postText && (
        <p className={css.text} dir="auto">
          {postText}
        </p>
      )}
      {postImg && failed !== postImg && (
        <img
          className={css.image}
          src={postImg}
          alt={t`Attached to “${name}”`}
          loading="lazy"
          onError={() => setFailed(postImg)}
        />
      )}
      <div className={css.actions}>
        <Button
          size="s"
          look="ghost"
          className={youLiked ? css.liked : undefined}
          icon={<Heart {...(youLiked && { fill: 'currentColor' })} />}
          aria-pressed={youLiked}
          onClick={() => state.make({ kind: 'like', id: post.id, isOn: !youLiked, name })}
        >
          {t`Like`}
        </Button>
        <Likes post={post} own={state.author.username} />
        <span className={css.counts}>
          {t`${plural(comments, { one: '# comment', other: '# comments' })}`}
          {share > 0 && ` · ${t`${plural(share, { one: 'Shared once', other: 'Shared # times' })}`}`}
        </span>
      </div>
      <ProfileComments
        comments={post.detailedComments}
        author={state.author}
        sending={state.pending.filter(isCommentOf(post.id))}
        unsent={state.failed.filter(isCommentOf(post.id))}
        draft={draft}
        onDraft={onDraft}
        onSend={(comment) => state.make({ kind: 'comment', id: post.id, comment, name })}
        onRetry={state.retry}
        onDiscard={state.dismiss}
      />
    </article>
  )
}

const isCommentOf =
  (post: number) =>
  ({ change }: ProfileState['pending'][number]): boolean =>
    change.kind === 'comment' && change.id === post
