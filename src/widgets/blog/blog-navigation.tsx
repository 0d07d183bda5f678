import { createContext, useContext } from 'react'
import { pathSegment } from '../../core/kernel/address'
import {
  NavigationButton as Button,
  NavigationLink as Link,
  type Navigation,
  type NavigationButtonProps,
  type NavigationLinkProps,
  noNavigation,
} from '../navigation/navigation'

export const blogModes = ['list', 'detail', 'edit'] as const
export type BlogMode = (typeof blogModes)[number]

/** Where somebody is in the blog. `id` is a post's number or slug, without one the first; `query` is of the list. */
export type BlogLocation = { mode: BlogMode; id?: string | undefined; query?: string | undefined }

export type BlogNavigation = Navigation<BlogLocation>

export const BlogNavigationContext = createContext<BlogNavigation>(noNavigation)

/** `/pages/blog/{mode}/{id}` with a place in it. */
export function addressOf(pattern: string, { mode, id, query }: BlogLocation): string {
  const path = pattern
    .replace('{mode}', mode)
    .replace('{id}', () => (mode === 'list' || id === undefined ? '' : pathSegment(id)))
    .replace(/\/$/, '')
  return query ? `${path}?${query}` : path
}

/** Leads to a place in the blog: a link where it has an address. */
export const NavigationButton = (props: NavigationButtonProps<BlogLocation>) => (
  <Button navigation={useContext(BlogNavigationContext)} {...props} />
)

/** The same within a text. */
export const NavigationLink = (props: NavigationLinkProps<BlogLocation>) => (
  <Link navigation={useContext(BlogNavigationContext)} {...props} />
)
