import { createContext } from 'react'

/** Other screens that an empty one leads to; undefined if there is none, or the user may not open it. */
export type DeskNavigation = {
  takeOrder?: (() => void) | undefined
  openShops?: (() => void) | undefined
  openProducts?: (() => void) | undefined
  openUsers?: (() => void) | undefined
}

/** Provided by the dashboard. */
export const DeskNavigationContext = createContext<DeskNavigation>({})
