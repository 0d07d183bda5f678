import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import type { Shown } from '../kernel/list-rows'
import { isKeyUsed } from '../kernel/outcome'
import { blogMachine, rowChange } from './blog.changes'
import type { Post, PostEdit } from './blog.contract'
import { type PostCounts, postsMachine, sidebarMachine } from './blog.machine'
import { postMachine } from './blog.one'

/** The row of a post that was just saved. */
const asStored = (row: Post, { blogTitle, blogCategories, status, excerpt, featuredImage }: PostEdit): Post => ({
  ...row,
  title: blogTitle,
  tags: blogCategories.map(({ value }) => value),
  status,
  excerpt,
  img: featuredImage,
})

/** Posts saved elsewhere update the list immediately; their position follows with the next response. */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'blog.changed') {
    const { change } = event
    return { type: 'rows.apply' as const, apply: rowChange(change), ...(change.kind === 'remove' && { anew: true }) }
  }
  if (event.type === 'blog.saved') {
    const { post } = event
    const apply = ({ rows, ...rest }: Shown<Post, PostCounts>) => ({
      ...rest,
      rows: rows.map((row) => (row.id === post.id ? asStored(row, post) : row)),
    })
    return { type: 'rows.apply' as const, apply, anew: true }
  }
  return undefined
}

export const blogApp = {
  data: blogMachine,
  views: {
    blog: { machine: postsMachine, reacts: changeOfRows },
    'blog.one': {
      machine: postMachine,
      reacts: (event) =>
        event.type === 'blog.saved' || (event.type === 'blog.changeFailed' && isKeyUsed(event.error))
          ? { type: 'reload' as const }
          : undefined,
    },
    'blog.edit': async () => (await import('./edit/views')).postEditViews['blog.edit'],
    'blog.sidebar': {
      machine: sidebarMachine,
      reacts: (event) =>
        event.type === 'blog.saved' || (event.type === 'blog.changed' && event.change.kind === 'remove')
          ? { type: 'reload' as const }
          : undefined,
    },
  },
} satisfies AppModule
