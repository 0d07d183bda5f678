import type { ScreenProps } from './row'

/** A part of a path as it was meant; one that is badly escaped stands for itself. */
export function plain(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const numberIn = (text: string | null | undefined): number | undefined =>
  /^\d+$/.test(text ?? '') ? Number(text) : undefined

/** The number of a path; one that isn't a number is nobody's. */
export const idIn = (id: string | undefined): number | undefined =>
  id === undefined ? undefined : (numberIn(id) ?? -1)

/** For a widget that keeps its place in a query. */
export const inAddress = ({ search, setSearch }: ScreenProps) => ({
  query: search,
  onQueryChanged: ({ query, replace }: { query: string; replace: boolean }) => setSearch(query, { replace }),
})

/** For a widget's `onOpen`: goes there itself, so that no link is followed. */
export const goingTo = (go: ScreenProps['go'], path: string): false => {
  go(path)
  return false
}
