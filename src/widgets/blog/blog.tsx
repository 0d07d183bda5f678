import { messages } from 'langraan:messages/blog'
import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { authApp } from '../../core/auth/app'
import { blogApp } from '../../core/blog/app'
import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { useKeptQuery } from '../list/use-kept-query'
import type { ListLocation } from '../list/use-list'
import { defineWidget } from '../runtime/define-widget'
import { usePropState } from '../runtime/use-prop-state'
import { BlogListView } from './blog-list'
import {
  addressOf,
  type BlogLocation,
  type BlogMode,
  type BlogNavigation,
  BlogNavigationContext,
  blogModes,
  type PostPartProps,
  type PostSaved,
} from './blog-navigation'
import { BlogPlaceholder, PostPlaceholder } from './blog-skeleton'
import { type CommentAdded, useCommentNews } from './use-blog'

type BlogLeads = ListLocation & {
  /** default: `list` */
  mode?: BlogMode | undefined
  /** number or slug of a post; default: the first of the list */
  postId?: string | undefined
  /** URL pattern of the blog: `/blog/{mode}/{id}` */
  postHref?: string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((location: BlogLocation) => unknown) | undefined
}

function useBlogLocation({ mode = 'list', postId: id, postHref, onOpen, ...list }: BlogLeads) {
  const [location, setLocation] = usePropState<BlogLocation>({ mode, id })
  const kept = useKeptQuery(list)
  const navigation: BlogNavigation = {
    hasList: true,
    hrefOf: (to) => (postHref === undefined ? undefined : addressOf(postHref, to)),
    go(to) {
      if (onOpen?.(to) === false) return
      if (to.query !== undefined) kept.onQueryChanged?.({ query: to.query, replace: false })
      setLocation(to)
    },
  }
  return { location, navigation, kept }
}

// keep a bare import(): a retry resolves to the module itself
const detail = lazyPart(() => import('./detail/blog-post'))
const edit = lazyPart(() => import('./edit/blog-edit'))

function BlogStage(props: PostPartProps) {
  const { mode, id } = props.location
  const fallback = <PostPlaceholder />
  if (mode === 'edit' || mode === 'add')
    return (
      <Lazy key={`${mode} ${id}`} part={edit} fallback={fallback}>
        {({ BlogEdit }) => <BlogEdit {...props} />}
      </Lazy>
    )
  return (
    <Lazy key={`detail ${id}`} part={detail} fallback={fallback}>
      {({ BlogPost }) => <BlogPost {...props} />}
    </Lazy>
  )
}

export type RaanBlogProps = BlogLeads & {
  /** posts per page; default: 8 */
  perPage?: number | undefined
  /** fires after a post was changed here */
  onSaved?: ((detail: PostSaved) => void) | undefined
  /** fires after a comment was stored */
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
