import { lazyPart } from '../../core/kernel/lazy-part'
import { Lazy } from '../lazy/lazy'
import { PostPlaceholder } from './blog-place'
import type { BlogPlace } from './blog-ways'

export type PostSaved = { id: number }

/** What a room gets: which post, and whom it tells. */
export type PostRoomProps = { place: BlogPlace; onSaved?: ((detail: PostSaved) => void) | undefined }

// the plain file: one that is asked for again comes as it is
const detail = lazyPart(() => import('./detail/blog-post'))
const edit = lazyPart(() => import('./edit/blog-edit'))

/** One post: read or changed. Another place is another room. */
export function BlogStage(props: PostRoomProps) {
  const { mode, id } = props.place
  const place = <PostPlaceholder />
  if (mode === 'edit')
    return (
      <Lazy key={`edit ${id}`} part={edit} place={place}>
        {({ BlogEdit }) => <BlogEdit {...props} />}
      </Lazy>
    )
  return (
    <Lazy key={`detail ${id}`} part={detail} place={place}>
      {({ BlogPost }) => <BlogPost {...props} />}
    </Lazy>
  )
}
