import { useMemo } from 'react'
import { blogPerPage } from '../../core/blog/blog.find'
import { blogText } from '../../core/blog/blog.machine'
import { type ListLocation, useList } from '../list/use-list'
import { useView } from '../runtime/use-engine'

/** The list of posts of this place; `status` is `loading`, `ready` or `failed`. */
export function useBlog({ perPage = blogPerPage, ...location }: ListLocation & { perPage?: number | undefined }) {
  const text = useMemo(() => blogText(perPage), [perPage])
  const { query, page, perPage: rows } = text.read(location.query ?? '')
  const view = useView('blog', { query, page, perPage: rows }, String(perPage))
  const list = useList(view, text, location)
  const { q, category } = list.filters
  return {
    ...list,
    /** of all posts, whatever is looked for */
    all: list.extra?.all,
    counts: list.extra?.counts,
    category,
    isFiltered: category !== undefined || Boolean(q?.trim()),
    search: (typed: string) => list.search({ q: typed }),
    choose: (chosen: string | undefined) => list.filter({ category: chosen }),
    showAll: () => list.filter({ q: undefined, category: undefined }),
  }
}

export type BlogList = ReturnType<typeof useBlog>
