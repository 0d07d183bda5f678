import { createBackend } from '../backend'
import type { Values } from './command'
import { CommandError } from './command-error'
import { needShop } from './shop-file'

/** URL of the dashboard's page for choosing a password. */
export const passwordLink = (url: string, token: string): string =>
  `${url.replace(/\/$/, '')}/pages/reset-password-v1?token=${encodeURIComponent(token)}`

/** Prints a password link for a user in the user list, because emails aren't sent yet. Works while the server runs. */
export async function linkCommand(email: string, { data = 'data', url }: Values): Promise<void> {
  const database = process.env.DATABASE_URL
  if (!database) needShop(data)
  const backend = createBackend(database ? { database } : { data })
  const token = await backend.invite(email, 'user').finally(backend.close)
  if (token === undefined)
    throw new CommandError(`No user has the email address ${email}. Add them in the dashboard first.`)
  console.log(`Password link for ${email} (works once, expires in 24 hours):\n${passwordLink(url, token)}`)
}
