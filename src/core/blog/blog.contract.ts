import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { idSchema } from '../kernel/record-id'
import { commentTextSchema, postChangesSchema, wholePostSchema } from './blog.rules'

/** Known categories; the backend's own are shown as is. */
export const blogCategories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const
export type BlogCategory = (typeof blogCategories)[number]

export const postStatuses = ['Published', 'Pending', 'Draft'] as const
export type PostStatus = (typeof postStatuses)[number]

const text = v.optional(v.string(), '')
const picture = v.optional(v.nullable(v.string()), null)
const count = v.optional(v.number(), 0)

/** A post in the list. */
export const postSchema = v.object({
  id: idSchema,
  /** URL of a picture, may be `data:`; '' = none */
  img: text,
  title: v.string(),
  avatar: picture,
  userFullName: v.string(),
  /** ISO timestamp */
  blogPosted: v.string(),
  /** categories */
  tags: v.optional(v.array(v.string()), []),
  /** text, or HTML of which only the text is shown */
  excerpt: text,
  /** number of comments */
  comment: count,
  /** one of postStatuses, or the backend's own */
  status: v.optional(v.string(), 'Published'),
})
export type Post = v.InferOutput<typeof postSchema>

const sidebarSchema = v.object({
  recentPosts: rows(v.object({ id: idSchema, title: v.string(), img: text, createdTime: v.string() })),
  /** `icon` is the backend's; ours are chosen by category */
  categories: rows(v.object({ category: v.string(), icon: text })),
})
export type BlogSidebar = v.InferOutput<typeof sidebarSchema>

export const commentSchema = v.object({
  id: v.exactOptional(idSchema),
  avatar: picture,
  userFullName: v.string(),
  /** ISO timestamp */
  commentedAt: v.string(),
  /** plain text, never HTML */
  commentText: v.string(),
})
export type BlogComment = v.InferOutput<typeof commentSchema>

/** A post as read. */
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
  /** untrusted HTML */
  content: text,
  comments: count,
  /** number of users who bookmarked it */
  bookmarked: count,
  status: v.optional(v.string(), 'Published'),
})
export type Article = v.InferOutput<typeof articleSchema>

/** A post being edited. */
export const postEditSchema = v.object({
  id: v.exactOptional(idSchema),
  /** increases with every change */
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

/** Identifies a post by number or slug, in either parameter; without both, it is the first of the list. */
const which = v.object({ id: filterSchema(idSchema), slug: v.optional(v.string()) })
const edited = v.object({ blog: postEditSchema })

const read = { allow: 'read:Blog', method: 'GET', repeat: 'safe' } as const

export const blogCalls = {
  /** all posts at once, newest first */
  list: endpoint({ ...read, name: 'blog.list', shops: 'shared', path: '/blog/list/data', answer: rows(postSchema) }),
  sidebar: endpoint({
    ...read,
    name: 'blog.sidebar',
    shops: 'shared',
    path: '/blog/list/data/sidebar',
    answer: sidebarSchema,
  }),
  detail: endpoint({
    ...read,
    name: 'blog.detail',
    shops: 'shared',
    path: '/blog/list/data/detail',
    missing: true,
    query: which,
    answer: v.object({ blog: articleSchema, comments: rows(commentSchema) }),
  }),
  edit: endpoint({
    ...read,
    name: 'blog.edit',
    shops: 'shared',
    path: '/blog/list/data/edit',
    missing: true,
    query: which,
    answer: postEditSchema,
  }),
  comment: endpoint({
    name: 'blog.comment',
    shops: 'shared',
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
  /** by the signed-in user, dated now */
  add: endpoint({
    name: 'blog.add',
    shops: 'shared',
    allow: 'create:Blog',
    method: 'POST',
    path: '/blog/add',
    repeat: 'keyed',
    status: 201,
    body: v.object({ blog: wholePostSchema }),
    answer: edited,
    conflict: edited,
  }),
  /** with its comments */
  remove: endpoint({
    name: 'blog.remove',
    shops: 'shared',
    allow: 'delete:Blog',
    method: 'DELETE',
    path: '/blog/delete',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: idSchema }),
  }),
  /**
   * Omitted fields stay; with a `version`, only that version is changed, otherwise 409 with the current post. Without
   * versions, repeating the call stores the same again.
   */
  update: endpoint({
    name: 'blog.update',
    shops: 'shared',
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
