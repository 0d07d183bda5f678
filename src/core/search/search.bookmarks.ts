import type { FailedChange } from '../kernel/changes-machine'
import type { SearchPage } from './search.contract'

/** Sets or removes a page's bookmark; absolute, hence idempotent. */
export type Bookmarking = { page: SearchPage; on: boolean }

export type Bookmarks = {
  /** all pages as stored */
  pages: readonly SearchPage[]
  /** changes the backend hasn't confirmed, by the page's id: they take precedence */
  wishes: ReadonlyMap<number, Bookmarking>
  /** rolled back: no longer shown; `id` is the page's as text */
  failed: readonly FailedChange<Bookmarking>[]
}

export const noBookmarks: Bookmarks = { pages: [], wishes: new Map(), failed: [] }

/** The pages of both lists of a response, each once; those in `bookmarks` are bookmarked. */
export function pagesOf(answer: { suggestions: readonly SearchPage[]; bookmarks: readonly SearchPage[] }) {
  const marked = new Set(answer.bookmarks.map(({ id }) => id))
  const suggested = new Set(answer.suggestions.map(({ id }) => id))
  const others = answer.bookmarks.filter(({ id }) => !suggested.has(id))
  return [...answer.suggestions, ...others].map((page) => ({ ...page, isBookmarked: marked.has(page.id) }))
}

const withPage = (pages: readonly SearchPage[], { page, on }: Bookmarking): readonly SearchPage[] => {
  const position = pages.findIndex(({ id }) => id === page.id)
  const changed = { ...page, isBookmarked: on }
  return position < 0 ? [...pages, changed] : pages.with(position, changed)
}

/** Every page with its displayed bookmark: pending changes count as made. */
export const shownPages = ({ pages, wishes }: Bookmarks): readonly SearchPage[] =>
  [...wishes.values()].reduce(withPage, pages)

/** Whether a page is shown as bookmarked. */
export const isBookmarked = ({ pages, wishes }: Bookmarks, id: number): boolean =>
  wishes.get(id)?.on ?? pages.some((page) => page.id === id && page.isBookmarked)

/** Adds a pending change; clears an earlier failure of the same page. */
export function wish({ wishes, failed }: Bookmarks, change: Bookmarking): Partial<Bookmarks> {
  const { id } = change.page
  return { wishes: new Map(wishes).set(id, change), failed: failed.filter((each) => each.id !== String(id)) }
}

/** The backend confirmed it; `isLast` if no newer change is queued. */
export function confirm(
  { pages, wishes }: Bookmarks,
  { id, value, isLast }: { id: number; value: boolean; isLast: boolean },
) {
  const wished = wishes.get(id)
  if (!wished) return {}
  return { pages: withPage(pages, { page: wished.page, on: value }), ...(isLast && { wishes: without(wishes, id) }) }
}

export function without(wishes: Bookmarks['wishes'], id: number): Bookmarks['wishes'] {
  const rest = new Map(wishes)
  rest.delete(id)
  return rest
}
