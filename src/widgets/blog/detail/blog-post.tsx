import { texts as blogTexts } from 'langraan:texts/blog'
import { texts } from 'langraan:texts/blog.detail'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as listTexts } from 'langraan:texts/list'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Edit from 'lucide-react/icons/pencil'
import { useContext } from 'react'
import { StalePanel } from '../../failure/failure-panel'
import { defineWidget } from '../../root/define-widget'
import { useMay } from '../../root/use-may'
import { apps } from '../blog'
import { PostPlaceholder } from '../blog-place'
import { BlogProblem } from '../blog-problem'
import { BlogRecent } from '../blog-recent'
import type { PostRoomProps } from '../blog-stage'
import { BlogWaysContext } from '../blog-ways'
import { useSidebar } from '../use-sidebar'
import { WayButton } from '../way-button'
import * as css from './detail.css'
import { PostArticle } from './post-article'
import { PostComments } from './post-comments'
import { PostShare } from './post-share'
import { usePost } from './use-post'

function BlogPostView({ place }: PostRoomProps) {
  const { t } = useLingui()
  const { hrefOf } = useContext(BlogWaysContext)
  const { status, post, error, sending, reload } = usePost(place.id ?? '')
  const may = useMay()
  const sidebar = useSidebar()
  if (!post) return <BlogProblem status={status} error={error} onRetry={reload} />
  const { blog, comments } = post
  const id = String(post.id)
  return (
    <div className={css.place} part="blog-post">
      <div className={css.deeds}>
        <WayButton look="ghost" icon={<Back />} to={{ mode: 'list' }}>
          {t`Back to posts`}
        </WayButton>
        {may('write', 'Blog') && (
          <span className={css.end}>
            <WayButton icon={<Edit />} to={{ mode: 'edit', id }}>
              {t`Edit`}
            </WayButton>
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
export const BlogPost = defineWidget<PostRoomProps>({
  apps,
  texts: [texts, blogTexts, failureTexts, listTexts],
  Skeleton: PostPlaceholder,
  View: BlogPostView,
})
