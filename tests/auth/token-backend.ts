// here before a test moves its clock: it is loaded when first needed
import '../../src/core/auth/auth.keeping'
import type { User } from '../../src/core/auth/auth.contract'
import { createTokens, type TokenOptions } from '../../src/core/auth/auth.tokens'
import { createCall } from '../../src/core/kernel/call'
import { endpoint } from '../../src/core/kernel/endpoint'
import { createEvents } from '../../src/core/kernel/events'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { Storage } from '../../src/core/kernel/storage'

export const user = (id = 1): User => ({
  id,
  fullName: '',
  username: `u${id}`,
  avatar: null,
  email: `u${id}@x.test`,
  role: 'admin',
})

const read = endpoint({ name: 'thing.read', allow: 'signed-in', method: 'GET', path: '/thing', repeat: 'safe' })

const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Answer = Response | Error | Promise<Response>

/** A backend that knows its tokens, tabs on it, and a clock for all of them. */
export function tokenBackend({ life = 600, skew = 0 } = {}) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const locks = memoryLocks(clock)
  const calls: string[] = []
  const bearers: (string | null)[] = []
  const accepted = new Set<string>()
  let serial = 0
  let refreshable = ''

  /** `wait`: seconds until it may be used */
  const token = (kind: string, seconds = life, wait?: number) => {
    const iat = Math.floor((clock.now() + skew) / 1000)
    serial++
    return `${text({ alg: 'HS256' })}.${text({ kind, n: serial, iat, exp: iat + seconds, nbf: wait === undefined ? wait : iat + wait })}.c2lnbmF0dXJl`
  }
  const issue = (wait?: number) => {
    const pair = { accessToken: token('access', life, wait), refreshToken: token('refresh') }
    accepted.add(pair.accessToken)
    refreshable = pair.refreshToken
    return pair
  }
  const backend = {
    clock,
    locks,
    /** paths in the order they came */
    calls,
    /** what /thing was sent, in order */
    bearers,
    issue,
    token,
    count: (path: string) => calls.filter((each) => each === path).length,
    revoke: (bearer: string) => accepted.delete(bearer),
    /** replace to let renewals fail */
    renew: async (refreshToken: string): Promise<Answer> =>
      refreshToken === refreshable
        ? Response.json({ userData: user(), ...issue() })
        : Response.json({ error: 'Invalid refresh token' }, { status: 401 }),
    transport: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (pathname === '/jwt/refresh-token') {
        const { refreshToken } = (await request.json()) as { refreshToken: string }
        const answer = await backend.renew(refreshToken)
        if (answer instanceof Error) throw answer
        return answer
      }
      const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? null
      bearers.push(bearer)
      return new Response(null, { status: bearer && accepted.has(bearer) ? 200 : 401 })
    },
    tab(storage: Storage, options: Partial<TokenOptions> = {}) {
      const events$ = createEvents()
      const tokens = createTokens({
        transport: backend.transport,
        clock,
        storage,
        locks,
        events$,
        issuer: 'test',
        ...options,
      })
      const call = createCall({ transport: backend.transport, clock, tokens, random: () => 0 })
      const news: unknown[] = []
      tokens.session.subscribe((each) => news.push(each))
      return { tokens, session: tokens.session, events$, news, read: () => call(read, {}) }
    },
  }
  return backend
}
