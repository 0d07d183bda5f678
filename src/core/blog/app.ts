import type { RaanError } from '../kernel/errors'
import type { Shown } from '../kernel/list-rows'
import { isKeyUsed } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { type BlogChange, blogMachine } from './blog.changes'
import type { Post, PostEdit } from './blog.contract'
import { type PostCounts, postsMachine, sidebarMachine } from './blog.machine'
import { postMachine } from './blog.one'

/** The row of a post as it was just stored. */
const asStored = (row: Post, { blogTitle, blogCategories, status, excerpt, featuredImage }: PostEdit): Post => ({
  ...row,
  title: blogTitle,
  tags: blogCategories.map(({ value }) => value),
  status,
  excerpt,
  img: featuredImage,
})

type Heard = { type: string; change?: BlogChange; post?: PostEdit }

/** What is stored elsewhere stands in the list at once; where it stands then comes with the next answer. */
function changeOfRows({ type, change, post }: Heard) {
  const of = (id: number | undefined, make: (row: Post) => Post) => ({
    type: 'rows.apply' as const,
    apply: ({ rows, ...rest }: Shown<Post, PostCounts>) => ({
      ...rest,
      rows: rows.map((row) => (row.id === id ? make(row) : row)),
    }),
  })
  if (type === 'blog.changed' && change) return of(change.id, (row) => ({ ...row, comment: row.comment + 1 }))
  if (type === 'blog.saved' && post) return { ...of(post.id, (row) => asStored(row, post)), anew: true }
  return undefined
}

export const blogApp = {
  data: blogMachine,
  views: {
    blog: { machine: postsMachine, reacts: changeOfRows },
    'blog.one': {
      machine: postMachine,
      reacts: ({ type, error }: { type: string; error?: RaanError }) =>
        type === 'blog.saved' || (type === 'blog.changeFailed' && error && isKeyUsed(error))
          ? { type: 'reload' }
          : undefined,
    },
    'blog.edit': async () => (await import('./edit/views')).postEditViews['blog.edit'],
    'blog.sidebar': {
      machine: sidebarMachine,
      reacts: ({ type }) => (type === 'blog.saved' ? { type: 'reload' } : undefined),
    },
  },
} satisfies AppModule
