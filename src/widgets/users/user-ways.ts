import { createContext } from 'react'
import { noWays, type Ways } from '../root/ways'

export const userModes = ['view', 'edit'] as const
export type UserMode = (typeof userModes)[number]

/** Where somebody is among the users. Without a number it is whoever stands first. */
export type UserPlace = { mode: UserMode | 'list'; id?: number | undefined }

export type UserWays = Ways<UserPlace>

export const UserWaysContext = createContext<UserWays>(noWays)

/** `/apps/user/{mode}/{id}` with a place in it. */
export const addressOf = (pattern: string, { mode, id }: UserPlace): string =>
  pattern
    .replace('{mode}', mode)
    .replace('{id}', id === undefined ? '' : String(id))
    .replace(/\/$/, '')
