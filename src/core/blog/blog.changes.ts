import { type ChangesContext, type ChangesEmitted, createChangesMachine } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { RaanError } from '../kernel/errors'
import type { Shown } from '../kernel/list-rows'
import { isKeyUsed } from '../kernel/outcome'
import { type BlogComment, blogCalls, type Post } from './blog.contract'

/** Of a post: `title` is for the message after a failure. */
type OfPost = { id: number; title: string }
/** An optimistic comment, or the removal of a post. */
export type BlogChange = (OfPost & { kind: 'comment'; text: string }) | (OfPost & { kind: 'remove' })

/** Returns the comment as stored; undefined for a removal. */
export const blogMachine = createChangesMachine<'blog', BlogChange, BlogComment | undefined>({
  app: 'blog',
  async make({ id: key, change, call, signal }) {
    if (change.kind === 'comment') {
      const body = { id: change.id, commentText: change.text }
      return (await call(blogCalls.comment, { body }, { signal, key })).comment
    }
    try {
      await call(blogCalls.remove, { query: { id: change.id } }, { signal })
    } catch (error) {
      // already gone: removed by another user, or our response was lost
      if (!(error instanceof RaanError && error.detail.status === 404)) throw error
    }
    return undefined
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'blog', BlogChange, BlogComment | undefined>> {}
}

/** A comment that failed to send: editing it keeps its id, so it is the same comment. */
export const unsentComment = (
  { failed, seen }: Pick<ChangesContext<BlogChange>, 'failed' | 'seen'>,
  post: number,
): string | undefined =>
  [...seen, ...failed].findLast(
    ({ change, error }) => change.kind === 'comment' && change.id === post && !isKeyUsed(error),
  )?.id

/** The numbers of the posts that these changes remove. */
export const removedPosts = (changes: readonly { change: BlogChange }[]): ReadonlySet<number> =>
  new Set(changes.flatMap(({ change: { kind, id } }) => (kind === 'remove' ? [id] : [])))

/** Updates a list's rows after a change was made. */
export const rowChange =
  ({ kind, id }: BlogChange) =>
  <Extra>({ rows, total, extra }: Shown<Post, Extra>): Shown<Post, Extra> => {
    if (kind === 'comment')
      return { rows: rows.map((row) => (row.id === id ? { ...row, comment: row.comment + 1 } : row)), total, extra }
    const left = rows.filter((row) => row.id !== id)
    return { rows: left, total: total - (rows.length - left.length), extra }
  }

/** Comments with a stored one appended, unless already included. */
export function withComment(comments: readonly BlogComment[], comment: BlogComment): BlogComment[] {
  const isKnown = comment.id !== undefined && comments.some(({ id }) => id === comment.id)
  return isKnown ? [...comments] : [...comments, comment]
}
