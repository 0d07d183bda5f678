import { passwordLink } from '../mail/texts'
import type { Values } from './arguments'
import { CommandError } from './command-error'
import { withBackend } from './with-shop'

/** Prints a password link for a user in the user list. Works while the server runs. */
export async function linkCommand(
  email: string,
  { data = 'data', url = 'http://localhost:8080' }: Values,
): Promise<void> {
  const token = await withBackend({ data, database: process.env.DATABASE_URL }, ({ invite }) => invite(email, 'user'))
  if (token === undefined)
    throw new CommandError(`No user has the email address ${email}. Add them in the dashboard first.`)
  console.log(`Password link for ${email} (works once, expires in 24 hours):\n${passwordLink(url, token)}`)
}
