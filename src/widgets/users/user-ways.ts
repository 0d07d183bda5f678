import { createContext, type MouseEvent, useContext } from 'react'

export const userModes = ['view', 'edit'] as const
export type UserMode = (typeof userModes)[number]

/** Where somebody is among the users. Without a number it is whoever stands first. */
export type UserPlace = { mode: UserMode | 'list'; id?: number | undefined }

export type UserWays = {
  /** undefined where places have no address */
  hrefOf(place: UserPlace): string | undefined
  go(place: UserPlace): void
  /** there is a list to go back to */
  hasList: boolean
}

export const UserWaysContext = createContext<UserWays>({
  hrefOf: () => undefined,
  go: () => undefined,
  hasList: false,
})

/** `/apps/user/{mode}/{id}` with a place in it. */
export const addressOf = (pattern: string, { mode, id }: UserPlace): string =>
  pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')

/** What a link to a place needs; a click with a modifier is the browser's. */
export function useWay(place: UserPlace) {
  const { hrefOf, go } = useContext(UserWaysContext)
  return {
    href: hrefOf(place),
    onClick(event: MouseEvent) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      go(place)
    },
  }
}
