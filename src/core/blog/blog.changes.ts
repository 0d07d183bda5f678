import { type ChangesContext, type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { isKeyUsed } from '../kernel/outcome'
import { type BlogComment, blogCalls } from './blog.contract'

/** An optimistic comment. */
export type BlogChange = {
  kind: 'comment'
  /** the post */
  id: number
  /** of the post, for the message after a failure */
  title: string
  text: string
}

/** Returns the comment as stored. */
export const blogMachine = createChangesMachine<'blog', BlogChange, BlogComment>({
  app: 'blog',
  async make({ id: key, change: { id, text }, call, signal }) {
    const { comment } = await call(blogCalls.comment, { body: { id, commentText: text } }, { signal, key })
    return comment
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'blog', BlogChange, BlogComment>> {}
}

/** A comment that failed to send: editing it keeps its id, so it is the same comment. */
export const unsentComment = (
  { failed, seen }: Pick<ChangesContext<BlogChange>, 'failed' | 'seen'>,
  post: number,
): string | undefined =>
  [...seen, ...failed].findLast(({ change, error }) => change.id === post && !isKeyUsed(error))?.id

/** Comments with a stored one appended, unless already included. */
export function withComment(comments: readonly BlogComment[], comment: BlogComment): BlogComment[] {
  const isKnown = comment.id !== undefined && comments.some(({ id }) => id === comment.id)
  return isKnown ? [...comments] : [...comments, comment]
}
