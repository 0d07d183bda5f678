import { useLingui } from '@lingui/react/macro'
import type { SearchPage } from '../../../core/search/search.contract'
import { type PageName, pageHit, type SearchHit, type SearchKind } from '../../../core/search/search.results'
import type { BookmarksOfScreen } from '../use-bookmarks'
import type { Search } from '../use-search'

/** A hit, or a recent search to repeat. */
export type Row = SearchHit | { kind: 'recent'; key: string; title: string }

export type Section = {
  name: string
  heading: string
  rows: readonly Row[]
  /** belongs to an earlier query */
  stale: boolean
}

/** The page of a row that can be bookmarked. */
export const pageOf = (row: Row): SearchPage | undefined => (row.kind === 'page' ? row.page : undefined)

/** Hits, or before any input the recent searches and the bookmarks. */
export function useSections(search: Search, { pages }: BookmarksOfScreen, pageName: PageName | undefined) {
  const { t } = useLingui()
  const headings: Record<SearchKind, string> = {
    page: t({ message: 'Pages', context: 'search' }),
    file: t`Files`,
    contact: t`Contacts`,
    order: t`Orders`,
    customer: t`Customers`,
    product: t`Products`,
    invoice: t`Invoices`,
  }
  const marked = new Set(pages.filter(({ isBookmarked }) => isBookmarked).map(({ id }) => id))
  const idle = (): Section[] => {
    const recent = search.recent.map((title) => ({ kind: 'recent' as const, key: `recent ${title}`, title }))
    const bookmarks = pages.flatMap((page) => {
      const title = pageName ? pageName(page) : page.title
      return page.isBookmarked && title !== undefined ? [pageHit(page, title)] : []
    })
    return [
      { name: 'recent', heading: t`Recent searches`, rows: recent, stale: false },
      { name: 'bookmarks', heading: t`Bookmarks`, rows: bookmarks, stale: false },
    ].filter(({ rows }) => rows.length > 0)
  }
  const found = (): Section[] =>
    search.found.map(({ kind, hits, stale }) => ({
      name: kind,
      heading: headings[kind],
      stale,
      rows: hits.map((hit) =>
        hit.kind === 'page' ? { ...hit, page: { ...hit.page, isBookmarked: marked.has(hit.page.id) } } : hit,
      ),
    }))
  const sections = search.q.trim() === '' ? idle() : found()
  return {
    sections,
    /** options for the current query, in display order */
    keys: sections.flatMap(({ rows, stale }) => (stale ? [] : rows.map(({ key }) => key))),
    rowOf: (key: string) => sections.flatMap(({ rows }) => rows).find((row) => row.key === key),
  }
}
