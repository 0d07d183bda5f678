import { type ChangesContext, type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { isKeyUsed } from '../kernel/outcome'
import { type BlogComment, blogCalls } from './blog.contract'

/** A comment that shows at once. */
export type BlogChange = {
  kind: 'comment'
  /** the post */
  id: number
  /** of the post, for who is told that it failed */
  title: string
  text: string
}

/** Answers the comment as stored. */
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

/** The comment on a post that did not get there: what is written in its place is the same comment, under its id. */
export const unsentComment = (
  { failed, seen }: Pick<ChangesContext<BlogChange>, 'failed' | 'seen'>,
  post: number,
): string | undefined =>
  [...seen, ...failed].findLast(({ change, error }) => change.id === post && !isKeyUsed(error))?.id

/** Comments with a stored one among them: last, unless it stands there already. */
export function withComment(comments: readonly BlogComment[], comment: BlogComment): BlogComment[] {
  const isKnown = comment.id !== undefined && comments.some(({ id }) => id === comment.id)
  return isKnown ? [...comments] : [...comments, comment]
}
