import { useFollowed } from '../root/use-followed'
import { useKeptQuery } from '../root/use-kept-query'
import type { ListPlace } from '../root/use-list'
import { addressOf, type BlogMode, type BlogPlace, type BlogWays } from './blog-ways'

export type BlogLeads = ListPlace & {
  /** `list` unless given */
  mode?: BlogMode | undefined
  /** number or slug of a post; the first of the list unless given */
  postId?: string | undefined
  /** where the page has its blog: `/blog/{mode}/{id}` */
  postHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((place: BlogPlace) => unknown) | undefined
}

/** Where somebody is in the blog of this place, the ways from there, and where its list stands. */
export function useBlogPlace({ mode = 'list', postId: id, postHref, onOpen, ...list }: BlogLeads) {
  const [place, setPlace] = useFollowed<BlogPlace>({ mode, id })
  const kept = useKeptQuery(list)
  const ways: BlogWays = {
    hasList: true,
    hrefOf: (to) => (postHref === undefined ? undefined : addressOf(postHref, to)),
    go(to) {
      if (onOpen?.(to) === false) return
      if (to.query !== undefined) kept.onQueryChanged?.({ query: to.query, replace: false })
      setPlace(to)
    },
  }
  return { place, ways, kept }
}
