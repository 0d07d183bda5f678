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

/** Where somebody is among the users. Without a number it is whoever comes first. */
export type UserLocation = { mode: UserMode | 'list'; id?: number | undefined }

export const UserNavigationContext = createContext<Navigation<UserLocation>>(noNavigation)

/** `/apps/user/{mode}/{id}` with a place in it. */
export const addressOf = (pattern: string, { mode, id }: UserLocation): string =>
  pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')

/** Leads to a place among the users: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<UserLocation>) => (
  <Button navigation={useContext(UserNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<UserLocation>) => (
  <Link navigation={useContext(UserNavigationContext)} {...props} />
)

export type UserLeads = {
  /** where the page has its users: `/apps/user/{mode}/{id}`, mode being list, view or edit */
  userHref?: string | undefined
  /** false: the page goes there itself; anything else: it is shown in this place */
  onOpen?: ((location: UserLocation) => unknown) | undefined
}

/** Where somebody is among the users of this place, and the ways from there. It follows `asked` when that changes. */
export const useUserLocation = (asked: UserLocation, hasList: boolean, { userHref, onOpen }: UserLeads) =>
  useLocation<UserLocation>(asked, {
    hasList,
    hrefOf: (to) => (userHref === undefined ? undefined : addressOf(userHref, to)),
    onOpen,
  })
