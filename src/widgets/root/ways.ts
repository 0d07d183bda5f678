import type { MouseEvent } from 'react'

/** How a list, one of its rows and its forms lead to each other, on pages of their own or in one place. */
export type Ways<Place> = {
  /** undefined where places have no address */
  hrefOf(place: Place): string | undefined
  go(place: Place): void
  /** there is a list to go back to */
  hasList: boolean
}

export const noWays: Ways<unknown> = { hrefOf: () => undefined, go: () => undefined, hasList: false }

/** What a link to a place needs; a click with a modifier is the browser's. */
export const wayOf = <Place>({ hrefOf, go }: Ways<Place>, place: Place) => ({
  href: hrefOf(place),
  onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(place)
  },
})
