import { useContext } from 'react'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type NavigationButtonProps,
  type NavigationLinkProps,
} from '../navigation/navigation'
import { type UserLocation, UserNavigationContext } from './user-navigation'

/** Leads to a place among the users: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<UserLocation>) => (
  <Button navigation={useContext(UserNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<UserLocation>) => (
  <Link navigation={useContext(UserNavigationContext)} {...props} />
)
