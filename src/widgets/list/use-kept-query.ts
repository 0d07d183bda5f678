import { usePropState } from '../runtime/use-prop-state'
import type { ListLocation } from './use-list'

/**
 * Remembers the list's query string for the way back from an item: the last one the page passed or the list
 * reported.
 */
export function useKeptQuery({ query, onQueryChanged }: ListLocation): ListLocation {
  const [kept, setKept] = usePropState(query)
  return {
    query: kept,
    onQueryChanged(change) {
      setKept(change.query)
      onQueryChanged?.(change)
    },
  }
}
