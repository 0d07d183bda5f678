import { useEffect, useState } from 'react'
import { useUnsaved } from '../../form/use-unsaved'

export type OpenedShop = {
  /** `shop=2`: the shop that is open, as the text of a query */
  query: string
  onQueryChanged(change: { query: string; replace: boolean }): void
}

const shopIn = (query: string): number | undefined => {
  const id = Number(new URLSearchParams(query).get('shop') ?? '')
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Which shop is open. The address leads; where it goes away from something unsaved, a person is asked first. */
export function useOpenedShop({ query, onQueryChanged }: OpenedShop) {
  const asked = shopIn(query)
  const [id, setId] = useState(asked)
  const unsaved = useUnsaved()

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the address moves
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
        if (asked !== id) onQueryChanged({ query: `shop=${id}`, replace: false })
      },
    },
    open: (shop: number) => onQueryChanged({ query: `shop=${shop}`, replace: false }),
    /** after it was saved: nothing is left to ask about */
    done() {
      setId(undefined)
      leaveFor()
    },
    close: () => unsaved.ask(leaveFor),
  }
}
