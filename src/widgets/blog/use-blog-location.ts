import { useKeptQuery } from '../list/use-kept-query'
import type { ListLocation } from '../list/use-list'
import { usePropState } from '../runtime/use-prop-state'
import { addressOf, type BlogLocation, type BlogMode, type BlogNavigation } from './blog-navigation'

export type BlogLeads = ListLocation & {
  /** `list` unless given */
  mode?: BlogMode | undefined
  /** number or slug of a post; the first of the list unless given */
  postId?: string | undefined
  /** where the page has its blog: `/blog/{mode}/{id}` */
  postHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: BlogLocation) => unknown) | undefined
}

/** Where somebody is in the blog of this place, the ways from there, and where its list stands. */
export function useBlogLocation({ mode = 'list', postId: id, postHref, onOpen, ...list }: BlogLeads) {
  const [location, setLocation] = usePropState<BlogLocation>({ mode, id })
  const kept = useKeptQuery(list)
  const navigation: BlogNavigation = {
    hasList: true,
    hrefOf: (to) => (postHref === undefined ? undefined : addressOf(postHref, to)),
    go(to) {
      if (onOpen?.(to) === false) return
      if (to.query !== undefined) kept.onQueryChanged?.({ query: to.query, replace: false })
      setLocation(to)
    },
  }
  return { location, navigation, kept }
}
