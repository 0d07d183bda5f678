import { useEffect, useState } from 'react'
import { useUnsaved } from '../../form/use-unsaved'

export type OpenedShop = {
  /** the open shop as a query string: `shop=2` */
  query: string
  onQueryChanged(change: { query: string; replace: boolean }): void
}

/** 0 = a new one */
const shopIn = (query: string): number | undefined => {
  if (new URLSearchParams(query).get('shop') === 'new') return 0
  const id = Number(new URLSearchParams(query).get('shop') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const queryOf = (shop: number): string => `shop=${shop === 0 ? 'new' : shop}`

/** Follows the URL, and asks before it leaves unsaved changes. */
export function useOpenedShop({ query, onQueryChanged }: OpenedShop) {
  const asked = shopIn(query)
  const [id, setId] = useState(asked)
  const unsaved = useUnsaved()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the URL changes
  useEffect(() => {
    if (asked === id) return
    if (id === undefined) setId(asked)
    else unsaved.ask(() => setId(asked))
  }, [asked])

  const leaveFor = () => onQueryChanged({ query: '', replace: true })
  return {
    id,
    unsaved: {
      ...unsaved,
      stay() {
        unsaved.stay()
        if (asked !== id) onQueryChanged({ query: queryOf(id ?? 0), replace: false })
      },
    },
    open: (shop: number) => onQueryChanged({ query: queryOf(shop), replace: false }),
    /** after saving: closes without asking */
    done() {
      setId(undefined)
      leaveFor()
    },
    close: () => unsaved.ask(leaveFor),
  }
}
