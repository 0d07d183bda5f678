import { type Article, type BlogComment, blogCalls } from '../blog/blog.contract'
import { createResourceMachine } from '../kernel/resource-machine'
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
