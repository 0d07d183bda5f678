import type { EngineEvent } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import type { Shown } from '../kernel/list-rows'
import type { AppModule } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { blogMachine } from './blog.changes'
import { type BlogSidebar, blogCalls, type Post, type PostEdit } from './blog.contract'
import { countsOf, findPosts, type PostFilters, postQuerySchema } from './blog.find'

/** Of all posts, whatever is looked for: how many there are, and of each category. */
type PostCounts = { all: number; counts: Readonly<Record<string, number>> }

/** The backend answers all posts at once; which of them are shown is decided here. */
export const postsMachine = createListMachine<Post, PostFilters, PostCounts>({
  id: 'blog-list',
  query: {},
  perPage: 8,
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

/** Posts of a page that an address may ask for. */
export const blogPageSizes = [8, 16, 32] as const

/** A list's place as text, for an address: `category=Food&page=2`. */
export const blogText = (perPage: number) => listText(postQuerySchema, perPage, blogPageSizes)

/** What stands beside posts: the latest ones, and the categories. */
export const sidebarMachine = createResourceMachine<BlogSidebar>({
  id: 'blog-sidebar',
  load: ({ call, signal }) => call(blogCalls.sidebar, {}, { signal }),
})

/** The row of a post as it was just stored. */
const asStored = (row: Post, { blogTitle, blogCategories, status, excerpt, featuredImage }: PostEdit): Post => ({
  ...row,
  title: blogTitle,
  tags: blogCategories.map(({ value }) => value),
  status,
  excerpt,
  img: featuredImage,
})

/** What is stored elsewhere stands in the list at once; where it stands then comes with the next answer. */
function changeOfRows(event: EngineEvent) {
  const of = (id: number, make: (row: Post) => Post) => ({
    type: 'rows.apply' as const,
    apply: ({ rows, ...rest }: Shown<Post, PostCounts>) => ({
      ...rest,
      rows: rows.map((row) => (row.id === id ? make(row) : row)),
    }),
  })
  if (event.type === 'blog.changed') return of(event.change.id, (row) => ({ ...row, comment: row.comment + 1 }))
  if (event.type === 'blog.saved') return { ...of(event.post.id, (row) => asStored(row, event.post)), anew: true }
  return undefined
}

export const blogApp = {
  data: blogMachine,
  views: {
    blog: { machine: postsMachine, reacts: changeOfRows },
    'blog.sidebar': {
      machine: sidebarMachine,
      reacts: ({ type }) => (type === 'blog.saved' ? { type: 'reload' as const } : undefined),
    },
  },
} satisfies AppModule
