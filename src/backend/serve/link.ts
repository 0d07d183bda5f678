import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend } from '../backend'
import { CommandError, type Values } from './command'

/** Where the dashboard lets somebody choose a password. */
export const passwordLink = (url: string, token: string): string =>
  `${url.replace(/\/$/, '')}/pages/reset-password-v1?token=${encodeURIComponent(token)}`

/** Prints a link for a user of the list, also while the shop is being served: there are no letters yet. */
export async function linkCommand(email: string, { data = 'data', url }: Values): Promise<void> {
  if (!existsSync(join(data, 'langraan.db'))) throw new CommandError(`There is no shop in ${data}.`)
  const backend = createBackend({ data })
  const token = await backend.invite(email, 'user').finally(backend.close)
  if (token === undefined)
    throw new CommandError(`Nobody in the list of users has the address ${email}. Add them in the dashboard first.`)
  console.log(`For ${email}, once and within 24 hours:\n${passwordLink(url, token)}`)
}
