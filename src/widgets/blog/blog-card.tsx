import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Comments from 'lucide-react/icons/message-square'
import Sign from 'lucide-react/icons/newspaper'
import Edit from 'lucide-react/icons/pencil'
import Remove from 'lucide-react/icons/trash-2'
import type { Post } from '../../core/blog/blog.contract'
import { plainText } from '../../core/kernel/html-text'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Picture } from '../ui/picture'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './blog.css'
import { NavigationButton, NavigationLink } from './blog-navigation'
import { useBlogMessages } from './use-blog-messages'

type BlogCardProps = {
  post: Post
  canEdit: boolean
  /** if it may be deleted */
  onRemove?: (() => void) | undefined
}

export function BlogCard({ post, canEdit, onRemove }: BlogCardProps) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  const id = String(post.id)
  const { title, img, tags, status, userFullName, avatar, blogPosted, comment } = post
  return (
    <li className={css.card} part="post">
      <Picture size="fill" src={img || undefined} icon={<Sign />} className={css.picture} />
      <div className={css.words}>
        <p className={css.tags}>
          {status !== 'Published' && <Badge tone={messages.statusTone(status)}>{messages.status(status)}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag} tone="accent">
              {messages.category(tag)}
            </Badge>
          ))}
        </p>
        <h2 className={css.title}>
          <NavigationLink className={css.open} to={{ mode: 'detail', id }}>
            <bdi>{title}</bdi>
          </NavigationLink>
        </h2>
        <p className={css.excerpt} dir="auto">
          {plainText(post.excerpt)}
        </p>
      </div>
      <div className={css.foot}>
        <Avatar name={userFullName} src={avatar || undefined} size="s" />
        <p className={css.by}>
          <bdi className={css.author}>{userFullName}</bdi>
          <span>{messages.day(blogPosted)}</span>
        </p>
        <p className={css.comments}>
          <Comments aria-hidden="true" />
          <span aria-hidden="true">{comment}</span>
          <VisuallyHidden>{t`${plural(comment, { one: '# comment', other: '# comments' })}`}</VisuallyHidden>
        </p>
        <span className={css.above}>
          {canEdit && (
            <NavigationButton
              look="ghost"
              size="s"
              icon={<Edit />}
              label={t`Edit ${title}`}
              to={{ mode: 'edit', id }}
            />
          )}
          {onRemove && <Button look="ghost" size="s" icon={<Remove />} label={t`Delete ${title}`} onClick={onRemove} />}
        </span>
      </div>
    </li>
  )
}
