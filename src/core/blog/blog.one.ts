import { createResourceMachine } from '../kernel/resource-machine'
import { type Article, type BlogComment, blogCalls } from './blog.contract'
import { postNumber, whichOf } from './blog.number'

export type ShownPost = {
  id: number
  blog: Article
  /** oldest first */
  comments: readonly BlogComment[]
}

/** One post by number or slug; '' is the first of the list. */
export const postMachine = createResourceMachine<ShownPost, string>({
  id: 'post',
  async load({ call, key, signal }) {
    const { blog, comments } = await call(blogCalls.detail, { query: whichOf(key) }, { signal })
    return { id: await postNumber(call, key, blog, signal), blog, comments }
  },
})
