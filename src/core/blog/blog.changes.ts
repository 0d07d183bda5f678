import { createChangesMachine } from '../kernel/changes-machine'
import { type BlogComment, blogCalls } from './blog.contract'

/** A comment that shows at once. */
export type BlogChange = {
  kind: 'comment'
  /** the post */
  id: number
  /** stays the same when it is tried again */
  key: string
  /** of the post, for who is told that it failed */
  title: string
  text: string
}

/** Answers the comment as stored. */
export const blogMachine = createChangesMachine<BlogChange, BlogComment>({
  app: 'blog',
  async make({ change: { id, key, text }, call, signal }) {
    const { comment } = await call(blogCalls.comment, { body: { id, commentText: text } }, { signal, key })
    return comment
  },
})

/** Comments with a stored one among them: last, unless it stands there already. */
export function withComment(comments: readonly BlogComment[], comment: BlogComment): BlogComment[] {
  const isKnown = comment.id !== undefined && comments.some(({ id }) => id === comment.id)
  return isKnown ? [...comments] : [...comments, comment]
}
