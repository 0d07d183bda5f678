import {
  type Article,
  type BlogComment,
  blogCalls,
  blogCategories,
  type Post,
  type PostEdit,
  postStatuses,
} from '../../core/blog/blog.contract'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { findByIdOrSlug } from '../find-by-id-or-slug'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing, refuse, reply } from '../reply'
import type { Tx } from '../store'
import { usersOf } from '../users/users.accounts'
import { notePost } from './blog.noted'
import { postsTable, removedPostsTable, type StoredComment, type StoredPost } from './blog.table'

/** Current pictures of the authors. */
const picturesOf = (tx: Tx) => new Map(usersOf(tx).map(({ fullName, avatar }) => [fullName, avatar]))
type Pictures = ReturnType<typeof picturesOf>

const tagsOf = ({ categories }: StoredPost) => categories.map(({ value }) => value)
const avatarOf = (pictures: Pictures, { userFullName }: { userFullName: string }) => pictures.get(userFullName) ?? null

const listed = (post: StoredPost, pictures: Pictures): Post => ({
  id: post.id,
  img: post.img,
  title: post.title,
  avatar: avatarOf(pictures, post),
  userFullName: post.userFullName,
  blogPosted: post.postedAt,
  tags: tagsOf(post),
  excerpt: post.excerpt,
  comment: post.comments.length,
  status: post.status,
})

const shownComment = (comment: StoredComment, pictures: Pictures): BlogComment => ({
  ...comment,
  avatar: avatarOf(pictures, comment),
})

const article = (post: StoredPost, pictures: Pictures): Article => ({
  id: post.id,
  img: post.img,
  title: post.title,
  avatar: avatarOf(pictures, post),
  userFullName: post.userFullName,
  userAbout: post.userAbout,
  createdTime: post.postedAt,
  tags: tagsOf(post),
  content: post.content,
  comments: post.comments.length,
  bookmarked: post.bookmarked,
  status: post.status,
})

const edited = (post: StoredPost, pictures: Pictures): PostEdit => ({
  id: post.id,
  version: post.version,
  avatar: avatarOf(pictures, post),
  userFullName: post.userFullName,
  createdTime: post.postedAt,
  blogTitle: post.title,
  blogCategories: post.categories.map((category) => ({ ...category })),
  slug: post.slug,
  status: post.status,
  excerpt: post.excerpt,
  content: post.content,
  featuredImage: post.img,
})

const icons: Readonly<Record<string, string>> = {
  Fashion: 'Shirt',
  Food: 'Utensils',
  Gaming: 'Gamepad2',
  Quote: 'Quote',
  Video: 'Video',
}

/** The number of a new comment: one more than the highest of all posts. */
const nextComment = (posts: readonly StoredPost[]): number =>
  posts.reduce((most, { comments }) => comments.reduce((high, { id }) => Math.max(high, id), most), 0) + 1

/** What is wrong with a post beside the others; unchanged values are not. */
function errorsIn(
  posts: readonly StoredPost[],
  { slug, status }: { slug?: string | undefined; status?: string | undefined },
  before?: StoredPost,
): Record<string, string> {
  const isTaken = slug !== undefined && posts.some((post) => post !== before && post.slug === slug)
  const isKnown = status === undefined || [before?.status, ...postStatuses].includes(status)
  return { ...(isTaken && { 'blog.slug': 'taken' }), ...(!isKnown && { 'blog.status': 'unknown' }) }
}

const replace = (tx: Tx, before: StoredPost, after: StoredPost) =>
  tx.write(
    postsTable,
    tx.read(postsTable).map((post) => (post === before ? after : post)),
  )

export const blogService: Service = {
  tables: [postsTable, removedPostsTable],
  handlers: [
    handle(blogCalls.list, ({ tx }) => {
      const pictures = picturesOf(tx)
      return tx.read(postsTable).map((post) => listed(post, pictures))
    }),

    handle(blogCalls.sidebar, ({ tx }) => ({
      recentPosts: tx
        .read(postsTable)
        .filter(({ status }) => status === 'Published')
        .slice(0, 4)
        .map(({ id, title, img, postedAt }) => ({ id, title, img, createdTime: postedAt })),
      categories: blogCategories.map((category) => ({ category, icon: icons[category] ?? '' })),
    })),

    handle(blogCalls.detail, ({ query, tx }) => {
      const post = findByIdOrSlug(tx.read(postsTable), query, (post) => post)
      if (!post) return missing()
      const pictures = picturesOf(tx)
      return {
        blog: article(post, pictures),
        comments: post.comments.map((comment) => shownComment(comment, pictures)),
      }
    }),

    handle(blogCalls.edit, ({ query, tx }) => {
      const post = findByIdOrSlug(tx.read(postsTable), query, (post) => post)
      return post ? edited(post, picturesOf(tx)) : missing()
    }),

    handle(blogCalls.comment, ({ body, user, tx }) => {
      const posts = tx.read(postsTable)
      const post = posts.find(({ id }) => id === body.id)
      if (!post) return missing()
      const comment: StoredComment = {
        id: nextComment(posts),
        userFullName: byOf(user),
        commentedAt: isoTime(tx.now()),
        commentText: body.commentText.trim(),
      }
      replace(tx, post, { ...post, comments: [...post.comments, comment] })
      return { comment: shownComment(comment, picturesOf(tx)) }
    }),

    handle(blogCalls.add, ({ body, user, tx }) => {
      const { blogTitle: title, blogCategories: categories, featuredImage: img, ...fields } = body.blog
      const posts = tx.read(postsTable)
      const fieldErrors = errorsIn(posts, fields)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const post: StoredPost = {
        ...fields,
        id: nextId([...posts, ...tx.read(removedPostsTable)]),
        version: 1,
        title,
        categories,
        img,
        userFullName: byOf(user),
        userAbout: '',
        postedAt: isoTime(tx.now()),
        bookmarked: 0,
        comments: [],
      }
      tx.write(postsTable, [post, ...posts])
      notePost(tx, user, blogCalls.add.name, undefined, post)
      return { blog: edited(post, picturesOf(tx)) }
    }),

    handle(blogCalls.remove, ({ query, user, tx }) => {
      const posts = tx.read(postsTable)
      const before = posts.find(({ id }) => id === query.id)
      if (!before) return missing()
      tx.write(
        postsTable,
        posts.filter((post) => post !== before),
      )
      notePost(tx, user, blogCalls.remove.name, before)
      tx.write(removedPostsTable, [...tx.read(removedPostsTable), { id: query.id }])
      return undefined
    }),

    handle(blogCalls.update, ({ body, user, tx }) => {
      const { id, version, ...fields } = body.blog
      const posts = tx.read(postsTable)
      const before = posts.find((post) => post.id === id)
      if (!before) return missing()
      if (version !== undefined && version !== before.version)
        return reply(409, encode(blogCalls.update.conflict, { blog: edited(before, picturesOf(tx)) }))
      const { blogTitle, blogCategories: categories, slug, status, excerpt, content, featuredImage } = fields
      const fieldErrors = errorsIn(posts, { slug, status }, before)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const after: StoredPost = {
        ...before,
        version: before.version + 1,
        ...(blogTitle !== undefined && { title: blogTitle }),
        ...(categories !== undefined && { categories }),
        ...(slug !== undefined && { slug }),
        ...(status !== undefined && { status }),
        ...(excerpt !== undefined && { excerpt }),
        ...(content !== undefined && { content }),
        ...(featuredImage !== undefined && { img: featuredImage }),
      }
      replace(tx, before, after)
      notePost(tx, user, blogCalls.update.name, before, after)
      return { blog: edited(after, picturesOf(tx)) }
    }),
  ],
}
