import { useLingui } from '@lingui/react/macro'
import Sign from 'lucide-react/icons/newspaper'
import type { BlogSidebar } from '../../core/blog/blog.contract'
import { Card } from '../ui/card'
import { Picture } from '../ui/picture'
import * as css from './blog.css'
import { NavigationLink } from './blog-navigation'
import { useBlogMessages } from './use-blog-messages'

export function BlogRecent({ posts }: { posts: BlogSidebar['recentPosts'] | undefined }) {
  const { t } = useLingui()
  const messages = useBlogMessages()
  if (!posts || posts.length === 0) return null
  return (
    <Card title={t`Latest posts`}>
      <ul className={css.recent}>
        {posts.map(({ id, title, img, createdTime }) => (
          <li key={id} className={css.latest}>
            <Picture src={img || undefined} icon={<Sign />} />
            <div className={css.latestWords}>
              <NavigationLink className={css.latestName} to={{ mode: 'detail', id: String(id) }}>
                <bdi>{title}</bdi>
              </NavigationLink>
              <span className={css.quiet}>{messages.day(createdTime)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
