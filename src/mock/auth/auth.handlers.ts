import { authCalls, type User } from '../../core/auth/auth.contract'
import type { AppMock } from '../app-mock'
import { handle, Reply, reply } from '../handle'
import { isInactive } from '../users/users.accounts'
import { nextId, type World } from '../world'
import { hashPassword, isPassword } from './auth.password'
import { links, resetHandlers } from './auth.reset'
import { type Account, accounts } from './auth.seed'
import {
  endSession,
  endSessionsOf,
  exchange,
  hasEnded,
  newJti,
  openSession,
  sessionOf,
  sessions,
  spent,
} from './auth.sessions'
import { type Claims, canHash, openSigner, readToken, type Signer, secrets } from './auth.signer'
import { limited, tries } from './auth.tries'

const wrong = { email: 'Email or Password is Invalid' }
const unsigned = () =>
  reply(400, {
    error: {
      email: canHash() ? 'Something went wrong' : ['Something went wrong', 'Signing in needs https or localhost'],
    },
  })
const invalidRefresh = () => reply(401, { error: 'Invalid refresh token' })

const withoutPassword = ({ password: _, ...user }: Account): User => user
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

const signPair = async (sign: Signer, id: number, session: string) => ({
  accessToken: await sign({ id, kind: 'access', jti: newJti(session) }),
  refreshToken: await sign({ id, kind: 'refresh', jti: newJti(session) }),
})

/** Whose token it is, as long as they may be here and its session has not ended. */
const ownerOf = (world: World, claims: Claims): Account | undefined =>
  world.transact(() => {
    const account = world.read(accounts).find(({ id }) => id === claims.id)
    return account && !isInactive(world, account) && !hasEnded(world, sessionOf(claims)) ? account : undefined
  })

export const authMock: AppMock = {
  tables: [accounts, sessions, spent, secrets, tries, links],
  async verify(token, world) {
    const claims = await readToken(world, token, 'access')
    const account = claims && ownerOf(world, claims)
    if (!account) return null
    const { id, username, fullName, ability, user_permission = [] } = account
    return { id, username, fullName, ability, user_permission, session: sessionOf(claims) }
  },
  handlers: [
    ...resetHandlers,
    handle(authCalls.login, async ({ body, world }) => {
      if (!canHash()) return unsigned()
      const account = world.read(accounts).find(({ email }) => same(email, body.email))
      const isRight = await limited(world, body.email, () => isPassword(body.password, account?.password))
      if (isRight instanceof Reply) return isRight
      if (!account || !isRight) return reply(400, { error: wrong })
      if (isInactive(world, account)) return reply(400, { error: { email: ['inactive'] } })
      const sign = await openSigner(world)
      if (!sign) return unsigned()
      const session = world.transact(() => openSession(world, account.id))
      return { userData: withoutPassword(account), ...(await signPair(sign, account.id, session)) }
    }),
    handle(authCalls.register, async ({ body, world }) => {
      const sign = await openSigner(world)
      if (!sign) return unsigned()
      const password = await hashPassword(body.password)
      const added = world.transact(() => {
        const rows = world.read(accounts)
        const email = rows.some((row) => same(row.email, body.email)) ? 'This email is already in use.' : null
        const username = rows.some((row) => same(row.username, body.username))
          ? 'This username is already in use.'
          : null
        if (email || username) return reply(200, { error: { email, username } })
        const account: Account = {
          id: nextId(rows),
          fullName: '',
          username: body.username.trim(),
          email: body.email.trim(),
          password,
          avatar: null,
          role: 'admin',
          ability: [{ action: 'manage', subject: 'all' }],
        }
        world.write(accounts, [...rows, account])
        // whoever had this number before
        endSessionsOf(world, account.id)
        return { account, session: openSession(world, account.id) }
      })
      if (added instanceof Reply) return added
      const { account, session } = added
      const accessToken = await sign({ id: account.id, kind: 'access', jti: newJti(session) })
      return { user: withoutPassword(account), accessToken }
    }),
    handle(authCalls.refreshToken, async ({ body, world }) => {
      const claims = await readToken(world, body.refreshToken, 'refresh')
      const account = claims && ownerOf(world, claims)
      const sign = await openSigner(world)
      if (!account || !sign) return invalidRefresh()
      if (!world.transact(() => exchange(world, claims))) return invalidRefresh()
      return { userData: withoutPassword(account), ...(await signPair(sign, account.id, sessionOf(claims))) }
    }),
    handle(authCalls.logout, async ({ body, world }) => {
      const claims = await readToken(world, body.refreshToken, 'refresh')
      if (claims) world.transact(() => endSession(world, sessionOf(claims), claims.id))
      return undefined
    }),
  ],
}
