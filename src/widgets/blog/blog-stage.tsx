import { Later } from '../root/later'
import { chunkOf } from '../root/use-chunk'
import { PostPlaceholder } from './blog-place'
import type { BlogPlace } from './blog-ways'

export type PostSaved = { id: number }

/** What a room gets: which post, and whom it tells. */
export type PostRoomProps = { place: BlogPlace; onSaved?: ((detail: PostSaved) => void) | undefined }

// the plain file: one that is asked for again comes as it is
const detail = chunkOf(() => import('./detail/blog-post'))
const edit = chunkOf(() => import('./edit/blog-edit'))

/** One post: read or changed. Another place is another room. */
export function BlogStage(props: PostRoomProps) {
  const { mode, id } = props.place
  const place = <PostPlaceholder />
  if (mode === 'edit')
    return (
      <Later key={`edit ${id}`} chunk={edit} place={place}>
        {({ BlogEdit }) => <BlogEdit {...props} />}
      </Later>
    )
  return (
    <Later key={`detail ${id}`} chunk={detail} place={place}>
      {({ BlogPost }) => <BlogPost {...props} />}
    </Later>
  )
}
