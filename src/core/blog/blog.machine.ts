import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import { type BlogSidebar, blogCalls, type Post } from './blog.contract'
import { blogPerPage, countsOf, findPosts, type PostFilters, postQuerySchema } from './blog.find'

/** Over all posts, regardless of filters: total, and number per category. */
export type PostCounts = { all: number; counts: Readonly<Record<string, number>> }

/** The backend returns all posts at once; they are filtered here. */
export const postsMachine = createListMachine<Post, PostFilters, PostCounts>({
  id: 'blog-list',
  query: {},
  perPage: blogPerPage,
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, signal }) {
    const posts = await call(blogCalls.list, {}, { signal })
    const found = findPosts(posts, query)
    return {
      rows: found.slice((page - 1) * perPage, page * perPage),
      total: found.length,
      extra: { all: posts.length, counts: countsOf(posts) },
    }
  },
})

/** Page sizes accepted from the URL. */
export const blogPageSizes = [blogPerPage, 16, 32] as const

/** A list's filters and page as a query string: `category=Food&page=2`. */
export const blogText = (perPage: number) => listText(postQuerySchema, perPage, blogPageSizes)

/** The sidebar of posts: the latest ones, and the categories. */
export const sidebarMachine = createResourceMachine<BlogSidebar>({
  id: 'blog-sidebar',
  load: ({ call, signal }) => call(blogCalls.sidebar, {}, { signal }),
})
