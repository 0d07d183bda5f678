import type { SearchPage } from '../../../core/search/search.contract'
import type { SearchHit } from '../../../core/search/search.results'

/** One line of the list: something found, or an earlier search to be made again. */
export type Row = SearchHit | { kind: 'recent'; key: string; title: string }

export type Section = {
  name: string
  heading: string
  rows: readonly Row[]
  /** answers an earlier text */
  stale: boolean
}

/** The page of a line that can have a bookmark. */
export const pageOf = (row: Row): SearchPage | undefined => (row.kind === 'page' ? row.page : undefined)
