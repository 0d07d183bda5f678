import { encode as textOf } from 'jose/base64url'
import { passwordCalls } from '../../core/password/password.contract'
import { table } from '../db'
import { handle, type MockHandler, reply } from '../handle'
import type { World } from '../world'
import { hashPassword } from './auth.password'
import { accounts } from './auth.seed'
import { type Claims, canHash, tokenLife } from './auth.signer'

/** How long the link of a letter holds. */
const linkLife = 30 * 60 * 1000

/** One link that holds: its token hashed, whose it is and until when. */
export const links = table<{ hash: string; id: number; until: number }>('auth.links')
/** When, in seconds, somebody's password was last set by a link; tokens from before hold no longer. */
export const changes = table<{ id: number; at: number }>('auth.changes')

const hashOf = async (token: string): Promise<string> =>
  textOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))

const spent = () => reply(400, { error: { token: 'This link is no longer valid.' } })
const unable = () => reply(400, { error: { email: ['Something went wrong', 'Signing in needs https or localhost'] } })

/** False for tokens that were made before the person's password was set anew. */
export function isOfNow(world: World, { id, exp }: Claims): boolean {
  const change = world.read(changes).find((each) => each.id === id)
  return change === undefined || exp - tokenLife >= change.at
}

export const resetHandlers: readonly MockHandler[] = [
  handle(passwordCalls.forgot, async ({ body, world }) => {
    if (!canHash()) return unable()
    // made, hashed and answered for an unknown address as well: nothing tells the two apart
    const sampleToken = textOf(globalThis.crypto.getRandomValues(new Uint8Array(24)))
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
      const rows = world.read(accounts)
      const account = rows.find(({ id }) => id === link?.id)
      if (!link || !account || link.until <= now) return spent()
      const { id } = account
      world.write(
        accounts,
        rows.map((each) => (each === account ? { ...account, password } : each)),
      )
      world.write(
        links,
        world.read(links).filter((each) => each.id !== id),
      )
      const change = { id, at: Math.floor(now / 1000) }
      world.write(changes, [...world.read(changes).filter((each) => each.id !== id), change])
      return reply(200, {})
    })
  }),
]
