import { type Article, type BlogComment, blogCalls } from '../blog/blog.contract'
import { isKeyUsed } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { postFormMachine } from './post.form'
import { postNumber, whichOf } from './post.number'

export type ShownPost = {
  id: number
  blog: Article
  /** the oldest first */
  comments: readonly BlogComment[]
}

/** One post by number or slug, '' being the first of the list. */
export const postMachine = createResourceMachine<ShownPost, string>({
  id: 'post',
  async load({ call, key, signal }) {
    const { blog, comments } = await call(blogCalls.detail, { query: whichOf(key) }, { signal })
    return { id: await postNumber(call, key, blog, signal), blog, comments }
  },
})

/** An app of its own, so that whoever looks at the list does not load how one post is read and changed. */
export const postApp = {
  views: {
    post: {
      machine: postMachine,
      reacts: (event) =>
        event.type === 'blog.saved' || (event.type === 'blog.changeFailed' && isKeyUsed(event.error))
          ? { type: 'reload' as const }
          : undefined,
    },
    'post.form': { machine: postFormMachine },
  },
} satisfies AppModule
