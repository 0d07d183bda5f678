import { passwordCalls } from '../../core/auth/password/auth.password.contract'
import { table } from '../db'
import { handle, type MockHandler, reply } from '../handle'
import type { World } from '../world'
import { hashPassword, type PasswordHash } from './auth.password'
import { randomText } from './auth.random'
import { accounts } from './auth.seed'
import { endSessionsOf } from './auth.sessions'
import { canHash } from './auth.signer'
import { hashOf } from './auth.tries'

/** How long the link of a letter holds. */
const linkLife = 30 * 60 * 1000

/** One link that holds: its token hashed, whose it is and until when. */
export const links = table<{ hash: string; id: number; until: number }>('auth.links')

const spent = () => reply(400, { error: { token: 'This link is no longer valid.' } })
const unable = () => reply(400, { error: { email: ['Something went wrong', 'Signing in needs https or localhost'] } })

/** Sets a password: links to set another are void, and all sessions of the person end but the one named. */
export function setPassword(world: World, id: number, password: PasswordHash, session?: string): void {
  world.write(
    accounts,
    world.read(accounts).map((each) => (each.id === id ? { ...each, password } : each)),
  )
  world.write(
    links,
    world.read(links).filter((each) => each.id !== id),
  )
  endSessionsOf(world, id, session)
}

export const resetHandlers: readonly MockHandler[] = [
  handle(passwordCalls.forgot, async ({ body, world }) => {
    if (!canHash()) return unable()
    // made, hashed and answered for an unknown address as well: nothing tells the two apart
    const sampleToken = randomText(24)
    const hash = await hashOf(sampleToken)
    const wanted = body.email.trim().toLowerCase()
    world.transact(() => {
      const id = world.read(accounts).find(({ email }) => email.trim().toLowerCase() === wanted)?.id
      const now = world.now()
      const others = world.read(links).filter((link) => link.until > now && link.id !== id)
      world.write(links, id === undefined ? others : [...others, { hash, id, until: now + linkLife }])
    })
    return { sampleToken }
  }),
  handle(passwordCalls.reset, async ({ body, world }) => {
    if (!canHash()) return unable()
    const [hash, password] = await Promise.all([hashOf(body.token.trim()), hashPassword(body.password)])
    return world.transact(() => {
      const now = world.now()
      const link = world.read(links).find((each) => each.hash === hash)
      const account = world.read(accounts).find(({ id }) => id === link?.id)
      if (!link || !account || link.until <= now) return spent()
      setPassword(world, account.id, password)
      return reply(200, {})
    })
  }),
]
