import * as v from 'valibot'
import { plainText } from '../kernel/html-text'
import { pagingEntries, searchSchema } from '../kernel/paging'
import type { Post } from './blog.contract'

/** Default number of posts per page. */
export const blogPerPage = 8

export const postQuerySchema = v.object({
  /** in title, excerpt, author and categories */
  q: searchSchema,
  category: v.optional(v.string()),
  ...pagingEntries(blogPerPage),
})
export type PostFilters = Pick<v.InferOutput<typeof postQuerySchema>, 'q' | 'category'>

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** A post's searchable text, computed once. */
const texts = new WeakMap<Post, string>()

function textOf(post: Post): string {
  const known = texts.get(post)
  if (known !== undefined) return known
  const text = folded([post.title, plainText(post.excerpt), post.userFullName, ...post.tags].join('\n'))
  texts.set(post, text)
  return text
}

/** Posts of a category that contain every word, in their original order. */
export function findPosts(posts: readonly Post[], { q = '', category }: PostFilters): readonly Post[] {
  const words = folded(q).split(/\s+/).filter(Boolean)
  return posts.filter(
    (post) => (!category || post.tags.includes(category)) && words.every((word) => textOf(post).includes(word)),
  )
}

/** Number of posts per category. */
export function countsOf(posts: readonly Post[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const { tags } of posts) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return Object.fromEntries(counts)
}
