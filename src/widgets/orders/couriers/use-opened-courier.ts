import { useEffect, useState } from 'react'
import { useUnsaved } from '../../form/use-unsaved'

export type OpenedCourier = {
  /** the open courier as a query string: `courier=flash` */
  query: string
  onQueryChanged(change: { query: string; replace: boolean }): void
}

const courierIn = (query: string): string | undefined => new URLSearchParams(query).get('courier') ?? undefined

/** Follows the URL, and asks before it leaves unsaved changes. */
export function useOpenedCourier({ query, onQueryChanged }: OpenedCourier) {
  const asked = courierIn(query)
  const [courier, setCourier] = useState(asked)
  const unsaved = useUnsaved()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the URL changes
  useEffect(() => {
    if (asked === courier) return
    if (courier === undefined) setCourier(asked)
    else unsaved.ask(() => setCourier(asked))
  }, [asked])

  const leaveFor = () => onQueryChanged({ query: '', replace: true })
  const addressOf = (value: string) => new URLSearchParams({ courier: value }).toString()
  return {
    courier,
    unsaved: {
      ...unsaved,
      stay() {
        unsaved.stay()
        if (asked !== courier && courier !== undefined) onQueryChanged({ query: addressOf(courier), replace: false })
      },
    },
    open: (value: string) => onQueryChanged({ query: addressOf(value), replace: false }),
    /** after saving: closes without asking */
    done() {
      setCourier(undefined)
      leaveFor()
    },
    close: () => unsaved.ask(leaveFor),
  }
}
