import { encodeText } from '../../../core/kernel/address'
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

/** The id of a line, for the field to name; keys hold what backends write. */
export const optionId = (id: string, key: string): string => `${id}${encodeText(key)}`

/** The page of a line that can have a bookmark. */
export const pageOf = (row: Row): SearchPage | undefined => (row.kind === 'page' ? row.page : undefined)
