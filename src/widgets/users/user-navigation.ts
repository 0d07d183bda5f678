import { createContext } from 'react'
import { type Navigation, noNavigation } from '../navigation/navigation'

export const userModes = ['view', 'edit'] as const
export type UserMode = (typeof userModes)[number]

/** Where somebody is among the users. Without a number it is whoever stands first. */
export type UserLocation = { mode: UserMode | 'list'; id?: number | undefined }

export type UserNavigation = Navigation<UserLocation>

export const UserNavigationContext = createContext<UserNavigation>(noNavigation)

/** `/apps/user/{mode}/{id}` with a place in it. */
export const addressOf = (pattern: string, { mode, id }: UserLocation): string =>
  pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')
