import { useFollowed } from './use-followed'
import type { ListPlace } from './use-list'

/** Where the list stood, for when somebody comes back to it from one of its rows: what the page last said, or what it was told. */
export function useKeptQuery({ query, onQueryChanged }: ListPlace): ListPlace {
  const [kept, setKept] = useFollowed(query)
  return {
    query: kept,
    onQueryChanged(change) {
      setKept(change.query)
      onQueryChanged?.(change)
    },
  }
}
