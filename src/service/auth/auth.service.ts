import { authCalls, type User } from '../../core/auth/auth.contract'
import { shopLimitOf } from '../../core/users/users.shops'
import { handleInSteps, type Service } from '../handle'
import { nextId } from '../next-id'
import { notAllowed, Reply, reply } from '../reply'
import type { Store, Tx } from '../store'
import { note, noteFailedSignIn } from '../users/users.activity.write'
import { isInactive } from '../users/users.table'
import { links } from './auth.links'
import { ownSessionHandlers } from './auth.own-sessions'
import type { PasswordHash } from './auth.password'
import { resetHandlers } from './auth.reset'
import {
  accessJti,
  endSession,
  endSessionsOf,
  exchange,
  hasEnded,
  openSession,
  refreshJti,
  sessionOf,
  sessions,
} from './auth.sessions'
import { type Claims, canHash, openSigner, readToken, type Signer, secrets } from './auth.signer'
import { type Account, accounts, isSameName } from './auth.table'
import { failures, isNoted, limited, tries } from './auth.tries'

const wrong = { email: 'Email or Password is Invalid' }
const unsigned = () =>
  reply(400, {
    error: {
      email: canHash() ? 'Something went wrong' : ['Something went wrong', 'Signing in needs https or localhost'],
    },
  })
const invalidRefresh = () => reply(401, { error: 'Invalid refresh token' })

const withoutPassword = ({ password: _, ...user }: Account): User => user

type Pair = { id: number; session: string; number: number; life: number }
const signPair = async (sign: Signer, { id, session, number, life }: Pair) => ({
  accessToken: await sign({ id, kind: 'access', jti: accessJti(session) }),
  refreshToken: await sign({ id, kind: 'refresh', jti: refreshJti(session, number) }, life),
})

/** The token's user, if active and the session hasn't ended. */
const ownerOf = (store: Store, claims: Claims): Promise<Account | undefined> =>
  store.transact(
    null,
    (tx) => {
      const account = tx.read(accounts).find(({ id }) => id === claims.id)
      return account && !isInactive(tx, account) && !hasEnded(tx, sessionOf(claims)) ? account : undefined
    },
    'reads',
  )

/** Registers a user with a session, or returns the error. */
function register(
  tx: Tx,
  given: { email: string; username: string; password: PasswordHash; agent: string; life: number },
) {
  const rows = tx.read(accounts)
  const email = rows.some((row) => isSameName(row.email, given.email)) ? 'This email is already in use.' : null
  const username = rows.some((row) => isSameName(row.username, given.username))
    ? 'This username is already in use.'
    : null
  if (email || username) return reply(200, { error: { email, username } })
  const account: Account = {
    id: nextId(rows),
    fullName: '',
    username: given.username.trim(),
    email: given.email.trim(),
    password: given.password,
    avatar: null,
    role: 'admin',
    ability: [{ action: 'manage', subject: 'all' }],
  }
  tx.write(accounts, [...rows, account])
  note(tx, account, { kind: 'user', call: authCalls.register.name, record: account.username })
  // of a deleted user who had this id
  endSessionsOf(tx, account.id)
  return { account, session: openSession(tx, { ...given, id: account.id }) }
}

export const authService: Service = {
  tables: [accounts, sessions, secrets, tries, failures, links],
  async verify(token, backend) {
    const claims = await readToken(backend, token, 'access')
    const account = claims && (await ownerOf(backend.store, claims))
    if (!account) return null
    const { id, username, fullName, ability, user_permission = [] } = account
    const shops = shopLimitOf(account)
    return { id, username, fullName, ability, user_permission, session: sessionOf(claims), ...(shops && { shops }) }
  },
  handlers: [
    ...resetHandlers,
    ...ownSessionHandlers,
    handleInSteps(authCalls.login, async ({ body, agent, backend }) => {
      if (!canHash()) return unsigned()
      const { store, passwords, sessionLife: life } = backend
      const { account, inactive } = await store.transact(null, (tx) => {
        const account = tx.read(accounts).find(({ email }) => isSameName(email, body.email))
        return { account, inactive: account !== undefined && isInactive(tx, account) }
      })
      const isRight = await limited(store, body.email, () => passwords.matches(body.password, account?.password))
      if (isRight instanceof Reply) return isRight
      if (!account || !isRight) {
        await store.transact(null, (tx) => {
          if (isNoted(tx)) noteFailedSignIn(tx, account)
        })
        return reply(400, { error: wrong })
      }
      if (inactive) return reply(400, { error: { email: ['inactive'] } })
      const sign = await openSigner(backend)
      if (!sign) return unsigned()
      const session = await store.transact(null, (tx) => {
        note(tx, account, { kind: 'sign-in', call: authCalls.login.name, record: account.username })
        return openSession(tx, { id: account.id, agent, life })
      })
      return {
        userData: withoutPassword(account),
        ...(await signPair(sign, { id: account.id, session, number: 0, life })),
      }
    }),
    handleInSteps(authCalls.register, async ({ body, agent, backend }) => {
      if (backend.registration === 'closed') return notAllowed()
      const sign = await openSigner(backend)
      if (!sign) return unsigned()
      const password = await backend.passwords.hash(body.password)
      const added = await backend.store.transact(null, (tx) =>
        register(tx, { ...body, password, agent, life: backend.sessionLife }),
      )
      if (added instanceof Reply) return added
      const { account, session } = added
      const accessToken = await sign({ id: account.id, kind: 'access', jti: accessJti(session) })
      return { user: withoutPassword(account), accessToken }
    }),
    handleInSteps(authCalls.refreshToken, async ({ body, backend }) => {
      const claims = await readToken(backend, body.refreshToken, 'refresh')
      const account = claims && (await ownerOf(backend.store, claims))
      const sign = await openSigner(backend)
      if (!account || !sign) return invalidRefresh()
      const life = backend.sessionLife
      const number = await backend.store.transact(null, (tx) => exchange(tx, claims, life))
      if (number === undefined) return invalidRefresh()
      const { id } = account
      return {
        userData: withoutPassword(account),
        ...(await signPair(sign, { id, session: sessionOf(claims), number, life })),
      }
    }),
    handleInSteps(authCalls.logout, async ({ body, backend }) => {
      const claims = await readToken(backend, body.refreshToken, 'refresh')
      if (!claims) return undefined
      const { id, exp } = claims
      const session = sessionOf(claims)
      await backend.store.transact(null, (tx) => {
        const account = tx.read(accounts).find((each) => each.id === id)
        if (account && !hasEnded(tx, session))
          note(tx, account, { kind: 'sign-in', call: authCalls.logout.name, record: account.username })
        endSession(tx, { session, id, until: exp * 1000 })
      })
      return undefined
    }),
  ],
}
