import { table } from '../table'

export type StoredComment = { id: number; userFullName: string; commentedAt: string; commentText: string }

/** A post with the data of all calls. */
export type StoredPost = {
  id: number
  version: number
  title: string
  slug: string
  status: string
  categories: readonly { value: string; label: string }[]
  excerpt: string
  content: string
  img: string
  userFullName: string
  userAbout: string
  postedAt: string
  bookmarked: number
  comments: readonly StoredComment[]
}

/** the numbers of deleted posts, which are not used again: links to them must not open others */
export const removedPostsTable = table<{ id: number }>('blog.removed', { of: 'shop', key: ({ id }) => id })

export const postsTable = table<StoredPost>('blog.posts', { of: 'shop', key: ({ id }) => id, kind: 'blog' })
