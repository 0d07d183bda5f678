import { rowIn, withRow } from './row-in-query'
import { useKeptQuery } from './use-kept-query'
import type { ListLocation } from './use-list'
import type { QueryChange } from './use-list-query'

/** The row that is open beside the list, as the parameter `name` of its query string. */
export function useOpenedRow(name: string, given: ListLocation) {
  const { query, onQueryChanged } = useKeptQuery(given)
  const opened = rowIn(name)(query)
  return {
    opened,
    /** of the list itself */
    location: {
      query: withRow(query, name, undefined),
      onQueryChanged: (change: QueryChange) =>
        onQueryChanged?.({ ...change, query: withRow(change.query, name, opened) }),
    },
    /** `settled`: the list's query string, if it was reported just now */
    open(row: string, settled = query) {
      if (row !== opened) onQueryChanged?.({ query: withRow(settled, name, row), replace: false })
    },
    /** the open row has another name by now */
    rename(row: string) {
      if (row !== opened) onQueryChanged?.({ query: withRow(query, name, row), replace: true })
    },
    close: () => onQueryChanged?.({ query: withRow(query, name, undefined), replace: true }),
  }
}
