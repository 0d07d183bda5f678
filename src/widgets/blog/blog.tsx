import { texts } from 'langraan:texts/blog'
import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as listTexts } from 'langraan:texts/list'
import { authApp } from '../../core/auth/app'
import { blogApp } from '../../core/blog/app'
import { defineWidget } from '../root/define-widget'
import { BlogListView } from './blog-list'
import { BlogPlaceholder } from './blog-place'
import { BlogStage, type PostSaved } from './blog-stage'
import { BlogWaysContext, blogModes } from './blog-ways'
import { type BlogLeads, useBlogPlace } from './use-blog-place'
import { type CommentAdded, useCommentNews } from './use-comment-news'

export type RaanBlogProps = BlogLeads & {
  /** posts of a page, 8 unless given */
  perPage?: number | undefined
  /** told when a post was changed in this place */
  onSaved?: ((detail: PostSaved) => void) | undefined
  /** told when a comment is stored */
  onCommented?: ((detail: CommentAdded) => void) | undefined
}

function BlogView({ mode, perPage, onSaved, onCommented, ...leads }: RaanBlogProps) {
  const known = blogModes.find((each) => each === mode) ?? 'list'
  const { place, ways, kept } = useBlogPlace({ mode: known, ...leads })
  useCommentNews(onCommented)
  return (
    <BlogWaysContext value={ways}>
      {place.mode === 'list' ? (
        <BlogListView perPage={perPage} {...kept} />
      ) : (
        <BlogStage place={place} onSaved={onSaved} />
      )}
    </BlogWaysContext>
  )
}

export const apps = { blog: blogApp, auth: authApp }

export const RaanBlog = defineWidget<RaanBlogProps>({
  apps,
  texts: [texts, listTexts, failureTexts, lazyTexts],
  Skeleton: BlogPlaceholder,
  View: BlogView,
})
