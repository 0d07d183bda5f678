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

export const blogModes = ['list', 'detail', 'add', 'edit'] as const
export type BlogMode = (typeof blogModes)[number]

/** `id` is the number or slug of a post (default: the first); `query` belongs to the list. */
export type BlogLocation = { mode: BlogMode; id?: string | undefined; query?: string | undefined }

export type PostSaved = { id: number }

export type PostPartProps = { location: BlogLocation; onSaved?: ((detail: PostSaved) => void) | undefined }

export type BlogNavigation = Navigation<BlogLocation>

export const BlogNavigationContext = createContext<BlogNavigation>(noNavigation)

/** Fills in a pattern such as `/pages/blog/{mode}/{id}`. */
export function addressOf(pattern: string, { mode, id, query }: BlogLocation): string {
  const path = pattern
    .replace('{mode}', mode)
    .replace('{id}', () => (mode === 'list' || mode === 'add' || id === undefined ? '' : pathSegment(id)))
    .replace(/\/$/, '')
  return query ? `${path}?${query}` : path
}

/** Navigates within the blog: a link if the page gives it an address, otherwise a button. */
export const NavigationButton = (props: NavigationButtonProps<BlogLocation>) => (
  <Button navigation={useContext(BlogNavigationContext)} {...props} />
)

export const NavigationLink = (props: NavigationLinkProps<BlogLocation>) => (
  <Link navigation={useContext(BlogNavigationContext)} {...props} />
)
