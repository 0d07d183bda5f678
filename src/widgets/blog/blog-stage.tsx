import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import type { BlogLocation } from './blog-navigation'
import { PostPlaceholder } from './blog-skeleton'

export type PostSaved = { id: number }

/** What a room gets: which post, and whom it tells. */
export type PostPartProps = { location: BlogLocation; onSaved?: ((detail: PostSaved) => void) | undefined }

// the plain file: one that is asked for again comes as it is
const detail = lazyPart(() => import('./detail/blog-post'))
const edit = lazyPart(() => import('./edit/blog-edit'))

/** One post: read or changed. Another place is another room. */
export function BlogStage(props: PostPartProps) {
  const { mode, id } = props.location
  const fallback = <PostPlaceholder />
  if (mode === 'edit')
    return (
      <Lazy key={`edit ${id}`} part={edit} fallback={fallback}>
        {({ BlogEdit }) => <BlogEdit {...props} />}
      </Lazy>
    )
  return (
    <Lazy key={`detail ${id}`} part={detail} fallback={fallback}>
      {({ BlogPost }) => <BlogPost {...props} />}
    </Lazy>
  )
}
