import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { commentTextSchema, postChangesSchema } from './blog.rules'

/** What a post may be about; a backend's own is shown as it came. */
export const blogCategories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const
export type BlogCategory = (typeof blogCategories)[number]

export const postStatuses = ['Published', 'Pending', 'Draft'] as const
export type PostStatus = (typeof postStatuses)[number]

const text = v.optional(v.string(), '')
const picture = v.optional(v.nullable(v.string()), null)
const count = v.optional(v.number(), 0)

/** A post as the list has it. */
export const postSchema = v.object({
  id: idSchema,
  /** address of a picture, also `data:`; '' = none */
  img: text,
  title: v.string(),
  avatar: picture,
  userFullName: v.string(),
  /** ISO moment */
  blogPosted: v.string(),
  /** categories */
  tags: v.optional(v.array(v.string()), []),
  /** words, or HTML of which only the words are shown */
  excerpt: text,
  /** how many comments there are */
  comment: count,
  /** one of postStatuses, or a backend's own */
  status: v.optional(v.string(), 'Published'),
})
export type Post = v.InferOutput<typeof postSchema>

const sidebarSchema = v.object({
  recentPosts: rows(v.object({ id: idSchema, title: v.string(), img: text, createdTime: v.string() })),
  /** `icon` names a drawing of the backend's own; ours are chosen by category */
  categories: rows(v.object({ category: v.string(), icon: text })),
})
export type BlogSidebar = v.InferOutput<typeof sidebarSchema>

export const commentSchema = v.object({
  id: v.exactOptional(idSchema),
  avatar: picture,
  userFullName: v.string(),
  /** ISO moment */
  commentedAt: v.string(),
  /** words alone, never HTML */
  commentText: v.string(),
})
export type BlogComment = v.InferOutput<typeof commentSchema>

/** A post as it is read. */
export const articleSchema = v.object({
  id: v.exactOptional(idSchema),
  img: text,
  title: v.string(),
  avatar: picture,
  userFullName: v.string(),
  /** a sentence about the author */
  userAbout: text,
  createdTime: v.string(),
  tags: v.optional(v.array(v.string()), []),
  /** HTML of anybody */
  content: text,
  comments: count,
  /** how many keep it among their bookmarks */
  bookmarked: count,
  status: v.optional(v.string(), 'Published'),
})
export type Article = v.InferOutput<typeof articleSchema>

/** A post as it is written. */
export const postEditSchema = v.object({
  id: v.exactOptional(idSchema),
  /** grows with every change */
  version: v.exactOptional(v.number()),
  avatar: picture,
  userFullName: text,
  createdTime: text,
  blogTitle: v.string(),
  blogCategories: v.optional(v.array(v.object({ value: v.string(), label: text })), []),
  slug: text,
  status: v.optional(v.string(), 'Published'),
  excerpt: text,
  content: text,
  featuredImage: text,
})
export type PostEdit = v.InferOutput<typeof postEditSchema>

/** Which post is asked for, by number or slug in either; without any of them it is the first of the list. */
const which = v.object({ id: filterSchema(idSchema), slug: v.optional(v.string()) })
const edited = v.object({ blog: postEditSchema })

const read = { allow: 'read:Blog', method: 'GET', repeat: 'safe' } as const

export const blogCalls = {
  /** all of them at once, the newest first */
  list: endpoint({ ...read, name: 'blog.list', path: '/blog/list/data', answer: rows(postSchema) }),
  sidebar: endpoint({ ...read, name: 'blog.sidebar', path: '/blog/list/data/sidebar', answer: sidebarSchema }),
  detail: endpoint({
    ...read,
    name: 'blog.detail',
    path: '/blog/list/data/detail',
    missing: true,
    query: which,
    answer: v.object({ blog: articleSchema, comments: rows(commentSchema) }),
  }),
  edit: endpoint({
    ...read,
    name: 'blog.edit',
    path: '/blog/list/data/edit',
    missing: true,
    query: which,
    answer: postEditSchema,
  }),
  comment: endpoint({
    name: 'blog.comment',
    allow: 'read:Blog',
    method: 'POST',
    path: '/blog/comment',
    missing: true,
    repeat: 'keyed',
    status: 201,
    body: v.object({ id: idSchema, commentText: commentTextSchema }),
    answer: v.object({ comment: commentSchema }),
    conflict: v.object({ comment: commentSchema }),
  }),
  /**
   * What is left out stays; with a `version` only that one is changed, else 409 with the current post. Without versions the
   * same again stores the same again.
   */
  update: endpoint({
    name: 'blog.update',
    allow: 'write:Blog',
    method: 'POST',
    path: '/blog/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ blog: postChangesSchema }),
    answer: edited,
    conflict: edited,
  }),
}
