import { createContext } from 'react'
import { pathSegment } from '../../core/kernel/address'
import { type Navigation, noNavigation } from '../navigation/navigation'

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
