import { messages as blogMessages } from 'langraan:messages/blog'
import { messages } from 'langraan:messages/blog.detail'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as listMessages } from 'langraan:messages/list'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Edit from 'lucide-react/icons/pencil'
import { useContext } from 'react'
import { StalePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../runtime/define-widget'
import { useMay } from '../../runtime/use-may'
import { apps } from '../blog'
import { BlogNavigationContext } from '../blog-navigation'
import { NavigationButton } from '../blog-navigation-button'
import { BlogProblem } from '../blog-problem'
import { BlogRecent } from '../blog-recent'
import { PostPlaceholder } from '../blog-skeleton'
import type { PostPartProps } from '../blog-stage'
import { useSidebar } from '../use-sidebar'
import * as css from './detail.css'
import { PostArticle } from './post-article'
import { PostComments } from './post-comments'
import { PostShare } from './post-share'
import { usePost } from './use-post'

function BlogPostView({ location }: PostPartProps) {
  const { t } = useLingui()
  const { hrefOf } = useContext(BlogNavigationContext)
  const { status, post, error, sending, reload } = usePost(location.id ?? '')
  const may = useMay()
  const sidebar = useSidebar()
  if (!post) return <BlogProblem status={status} error={error} onRetry={reload} />
  const { blog, comments } = post
  const id = String(post.id)
  return (
    <div className={css.root} part="blog-post">
      <div className={css.actions}>
        <NavigationButton look="ghost" icon={<Back />} to={{ mode: 'list' }}>
          {t`Back to posts`}
        </NavigationButton>
        {may('write', 'Blog') && (
          <span className={css.end}>
            <NavigationButton icon={<Edit />} to={{ mode: 'edit', id }}>
              {t`Edit`}
            </NavigationButton>
          </span>
        )}
      </div>
      {status === 'failed' && <StalePanel title={t`Couldn't refresh the post`} onRetry={reload} />}
      <div className={css.columns}>
        <div className={css.main}>
          <PostArticle article={blog} comments={comments.length + sending.length}>
            <PostShare href={hrefOf({ mode: 'detail', id })} />
          </PostArticle>
          <PostComments post={{ id: post.id, title: blog.title }} comments={comments} sending={sending} />
        </div>
        <aside className={css.main}>
          <BlogRecent posts={sidebar?.recentPosts.filter((each) => each.id !== post.id)} />
        </aside>
      </div>
    </div>
  )
}

/** One post being read. */
export const BlogPost = defineWidget<PostPartProps>({
  apps,
  messages: [messages, blogMessages, failureMessages, listMessages],
  Skeleton: PostPlaceholder,
  View: BlogPostView,
})
