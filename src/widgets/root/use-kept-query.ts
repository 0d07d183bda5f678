import { useState } from 'react'
import type { ListPlace } from './use-list'

/** Where the list stood, for when somebody comes back to it from one of its rows: what the page last said, or what it was told. */
export function useKeptQuery({ query, onQueryChanged }: ListPlace): ListPlace {
  const [kept, setKept] = useState({ given: query, query })
  if (kept.given !== query) setKept({ given: query, query })
  return {
    query: kept.given === query ? kept.query : query,
    onQueryChanged(change) {
      setKept((before) => ({ ...before, query: change.query }))
      onQueryChanged?.(change)
    },
  }
}
