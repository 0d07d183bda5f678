import { plainText } from '../../core/kernel/html-text'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import type { StoredPost } from './blog.table'

/** What the log says of a post: everything but its picture and comments. */
const watched = ({ title, slug, status, categories, excerpt, content }: StoredPost) => ({
  title,
  slug,
  status,
  categories: categories.map(({ value }) => value).join(', '),
  excerpt: plainText(excerpt),
  content: plainText(content),
})

const isSame = (before: StoredPost, after: StoredPost): boolean =>
  JSON.stringify({ ...before, version: 0 }) === JSON.stringify({ ...after, version: 0 })

/** Appends a new, changed or deleted post to the activity log. */
export function notePost(tx: Tx, by: Bearer | null, call: string, before?: StoredPost, after?: StoredPost): void {
  const post = after ?? before
  if (!post || (before && after && isSame(before, after))) return
  const changes = changesBetween(before && watched(before), after && watched(after))
  note(tx, by, { kind: 'blog', call, record: post.title, changes })
}
