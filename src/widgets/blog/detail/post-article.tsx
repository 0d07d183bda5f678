import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Bookmark from 'lucide-react/icons/bookmark'
import Comments from 'lucide-react/icons/message-square'
import Sign from 'lucide-react/icons/newspaper'
import type { ReactNode } from 'react'
import type { Article } from '../../../core/blog/blog.contract'
import { SafeHtml } from '../../safe-html/safe-html'
import { Avatar } from '../../ui/avatar'
import { Badge } from '../../ui/badge'
import { Picture } from '../../ui/picture'
import { NavigationLink } from '../blog-navigation'
import { useBlogMessages } from '../use-blog-messages'
import * as css from './post-detail.css'

type PostArticleProps = {
  article: Article
  /** including those being sent */
  comments: number
  children: ReactNode
}

export function PostArticle({ article, comments, children }: PostArticleProps) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  const { img, title, avatar, userFullName, userAbout, createdTime, tags, content, bookmarked, status } = article
  return (
    <article className={css.article} part="article">
      {img && <Picture size="fill" src={img} icon={<Sign />} className={css.cover} />}
      <div className={css.body}>
        <p className={css.tags}>
          {status !== 'Published' && <Badge tone={messages.statusTone(status)}>{messages.status(status)}</Badge>}
          {tags.map((tag) => (
            <NavigationLink
              key={tag}
              className={css.tag}
              to={{ mode: 'list', query: new URLSearchParams({ category: tag }).toString() }}
            >
              {messages.category(tag)}
            </NavigationLink>
          ))}
        </p>
        <h2 className={css.title}>
          <bdi>{title}</bdi>
        </h2>
        <div className={css.author}>
          <Avatar name={userFullName} src={avatar || undefined} />
          <p className={css.who}>
            <bdi className={css.strong}>{userFullName}</bdi>
            <span className={css.quiet}>{messages.moment(createdTime)}</span>
          </p>
        </div>
        <div className={css.content}>
          <SafeHtml html={content} />
        </div>
        <div className={css.counters}>
          <span className={css.counter}>
            <Comments aria-hidden="true" />
            {t`${plural(comments, { one: '# comment', other: '# comments' })}`}
          </span>
          {bookmarked > 0 && (
            <span className={css.counter}>
              <Bookmark aria-hidden="true" />
              {t`${plural(bookmarked, { one: 'Saved by # person', other: 'Saved by # people' })}`}
            </span>
          )}
          <div className={css.share}>{children}</div>
        </div>
        {userAbout && (
          <div className={css.about}>
            <Avatar name={userFullName} src={avatar || undefined} size="l" />
            <div className={css.who}>
              <bdi className={css.strong}>{userFullName}</bdi>
              <p className={css.quiet} dir="auto">
                {userAbout}
              </p>
            </div>
          </div>
        )}
      </div>
    </article>
  )
}
