import { useContext } from 'react'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type NavigationButtonProps,
  type NavigationLinkProps,
} from '../navigation/navigation'
import { type BlogLocation, BlogNavigationContext } from './blog-navigation'

/** Leads to a place in the blog: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<BlogLocation>) => (
  <Button navigation={useContext(BlogNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<BlogLocation>) => (
  <Link navigation={useContext(BlogNavigationContext)} {...props} />
)
