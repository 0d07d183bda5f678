import { messages } from 'langraan:messages/blog'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { authApp } from '../../core/auth/app'
import { blogApp } from '../../core/blog/app'
import { defineWidget } from '../runtime/define-widget'
import { BlogListView } from './blog-list'
import { BlogNavigationContext, blogModes } from './blog-navigation'
import { BlogPlaceholder } from './blog-skeleton'
import { BlogStage, type PostSaved } from './blog-stage'
import { type BlogLeads, useBlogLocation } from './use-blog-location'
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
  const { location, navigation, kept } = useBlogLocation({ mode: known, ...leads })
  useCommentNews(onCommented)
  return (
    <BlogNavigationContext value={navigation}>
      {location.mode === 'list' ? (
        <BlogListView perPage={perPage} {...kept} />
      ) : (
        <BlogStage location={location} onSaved={onSaved} />
      )}
    </BlogNavigationContext>
  )
}

export const apps = { blog: blogApp, auth: authApp }

export const RaanBlog = defineWidget<RaanBlogProps>({
  apps,
  messages: [messages, listMessages, failureMessages, lazyMessages],
  Skeleton: BlogPlaceholder,
  View: BlogView,
})
