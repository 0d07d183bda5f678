import { usePropState } from '../runtime/use-prop-state'
import type { ListLocation } from './use-list'

/** Where the list stood, for when somebody comes back to it from one of its rows: what the page last said, or what it was told. */
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
