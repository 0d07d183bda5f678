import { createContext, useContext } from 'react'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type Navigation,
  type NavigationButtonProps,
  type NavigationLinkProps,
  noNavigation,
  useLocation,
} from '../navigation/navigation'

export const userModes = ['view', 'edit'] as const
export type UserMode = (typeof userModes)[number]

/** Without an id it is the first user of the list. */
export type UserLocation = { mode: UserMode | 'list'; id?: number | undefined }

export const UserNavigationContext = createContext<Navigation<UserLocation>>(noNavigation)

/** Fills in a pattern such as `/apps/user/{mode}/{id}`. */
export const addressOf = (pattern: string, { mode, id }: UserLocation): string =>
  pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')

/** Navigates within users: a link if the page gives it an address, otherwise a button. */
export const NavigationButton = (props: NavigationButtonProps<UserLocation>) => (
  <Button navigation={useContext(UserNavigationContext)} {...props} />
)

export const NavigationLink = (props: NavigationLinkProps<UserLocation>) => (
  <Link navigation={useContext(UserNavigationContext)} {...props} />
)

export type UserLeads = {
  /** URL pattern of the users: `/apps/user/{mode}/{id}`, mode being list, view or edit */
  userHref?: string | undefined
  /** return false to navigate on your own; otherwise it opens in place */
  onOpen?: ((location: UserLocation) => unknown) | undefined
}

export const useUserLocation = (asked: UserLocation, hasList: boolean, { userHref, onOpen }: UserLeads) =>
  useLocation<UserLocation>(asked, {
    hasList,
    hrefOf: (to) => (userHref === undefined ? undefined : addressOf(userHref, to)),
    onOpen,
  })
