import { rowIn, withRow } from '../../list/row-in-query'
import type { ScreenProps } from './row'

/** Decodes a path segment; malformed escapes are returned unchanged. */
export function plain(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const numberIn = (text: string | null | undefined): number | undefined =>
  /^\d+$/.test(text ?? '') ? Number(text) : undefined

/** The id in a path; an invalid one matches nothing. */
export const idIn = (id: string | undefined): number | undefined =>
  id === undefined ? undefined : (numberIn(id) ?? -1)

/** For a widget that keeps its location in a query string. */
export const inAddress = ({ search, setSearch }: ScreenProps) => ({
  query: search,
  onQueryChanged: ({ query, replace }: { query: string; replace: boolean }) => setSearch(query, { replace }),
})

/** in the history entry of something that was opened over a list: going back leads to the list */
const overList = { isOverList: true }

const isOverList = (): boolean => (globalThis.history?.state as typeof overList | null)?.isOverList === true

/** What is to be done once the browser is back at the list: a step back takes a moment, in which the list may change. */
let onArrival: (() => void) | undefined

const place = (): string => location.pathname + location.hash.split('?')[0]

function goBack(then: () => void): void {
  const isOnTheWay = onArrival !== undefined
  onArrival = then
  if (isOnTheWay) return
  const from = place()
  const arrive = () => {
    const act = onArrival
    onArrival = undefined
    if (place() === from) act?.()
  }
  // before the router reads the address
  addEventListener('popstate', arrive, { capture: true, once: true })
  history.back()
}

/**
 * For a list that opens a row over itself and keeps it in its query string: the browser's Back closes it, and closing
 * it goes back. `name` is the row's parameter.
 */
export const inAddressOverList = ({ search, setSearch }: ScreenProps, name: string): ReturnType<typeof inAddress> => ({
  query: search,
  onQueryChanged({ query, replace }) {
    const openIn = rowIn(name)
    const [before, now] = [openIn(search), openIn(query)]
    if (before !== undefined && now === undefined && isOverList()) goBack(() => setSearch(query, { replace: true }))
    // the list's own news, in which the row that is being closed is still open
    else if (onArrival && replace && now === before)
      onArrival = () => setSearch(withRow(query, name, undefined), { replace: true })
    else if (onArrival) onArrival = () => setSearch(query, { state: overList })
    else if (before === undefined && now !== undefined) setSearch(query, { state: overList })
    else setSearch(query, { replace, ...(replace && now !== undefined && isOverList() && { state: overList }) })
  },
})

/** For a widget's `onOpen`: navigates on its own, so that no link is followed. */
export const goingTo = (go: ScreenProps['go'], path: string): false => {
  go(path)
  return false
}
