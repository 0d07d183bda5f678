import type { MouseEvent } from 'react'

/** How a list, one of its rows and its forms lead to each other, on pages of their own or in one place. */
export type Navigation<Place> = {
  /** undefined where places have no address */
  hrefOf(location: Place): string | undefined
  go(location: Place): void
  /** there is a list to go back to */
  hasList: boolean
}

export const noNavigation: Navigation<unknown> = { hrefOf: () => undefined, go: () => undefined, hasList: false }

/** What a link to a place needs; a click with a modifier is the browser's. */
export const navigationProps = <Place>({ hrefOf, go }: Navigation<Place>, location: Place) => ({
  href: hrefOf(location),
  onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    go(location)
  },
})
