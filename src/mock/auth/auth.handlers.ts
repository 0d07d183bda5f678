import { authCalls, type User } from '../../core/auth/auth.contract'
import type { AppMock } from '../app-mock'
import { handle, Reply, reply } from '../handle'
import { nextId, type World } from '../world'
import { hashPassword, isPassword } from './auth.password'
import { changes, isOfNow, links, resetHandlers } from './auth.reset'
import { type Account, accounts, rotated, serials } from './auth.seed'
import { canHash, openSigner, readToken, type Signer, tokenLife } from './auth.signer'

/** A tab that lost the race may still exchange the old refresh token this long. */
const grace = 30_000

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

function takeSerial(world: World): string {
  const count = (world.read(serials)[0]?.count ?? 0) + 1
  world.write(serials, [{ count }])
  return String(count)
}

async function signPair(world: World, sign: Signer, id: number) {
  const [first, second] = world.transact(() => [takeSerial(world), takeSerial(world)] as const)
  return {
    accessToken: await sign({ id, kind: 'access', jti: first }),
    refreshToken: await sign({ id, kind: 'refresh', jti: second }),
  }
}

/** False for one that was exchanged before and whose grace is over. */
function exchange(world: World, token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  const now = world.now()
  const rows = world.read(rotated)
  const before = rows.find((row) => row.signature === signature)
  if (before) return now <= before.at + grace
  const until = now + tokenLife * 1000
  world.write(rotated, [...rows.filter((row) => row.until > now), { signature, at: now, until }])
  return true
}

export const authMock: AppMock = {
  tables: [accounts, rotated, serials, links, changes],
  async verify(token, world) {
    const claims = await readToken(world, token, 'access')
    const account = world.read(accounts).find(({ id }) => id === claims?.id)
    return account && claims && isOfNow(world, claims)
      ? { id: account.id, username: account.username, fullName: account.fullName }
      : null
  },
  handlers: [
    ...resetHandlers,
    handle(authCalls.login, async ({ body, world }) => {
      if (!canHash()) return unsigned()
      const account = world.read(accounts).find(({ email }) => same(email, body.email))
      if (!account || !(await isPassword(body.password, account.password))) return reply(400, { error: wrong })
      const sign = await openSigner(world)
      if (!sign) return unsigned()
      return { userData: withoutPassword(account), ...(await signPair(world, sign, account.id)) }
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
        return account
      })
      if (added instanceof Reply) return added
      const jti = world.transact(() => takeSerial(world))
      return { user: withoutPassword(added), accessToken: await sign({ id: added.id, kind: 'access', jti }) }
    }),
    handle(authCalls.refreshToken, async ({ body, world }) => {
      const claims = await readToken(world, body.refreshToken, 'refresh')
      const account = world.read(accounts).find(({ id }) => id === claims?.id)
      const sign = await openSigner(world)
      if (!claims || !account || !sign || !isOfNow(world, claims)) return invalidRefresh()
      if (!world.transact(() => exchange(world, body.refreshToken))) return invalidRefresh()
      return { userData: withoutPassword(account), ...(await signPair(world, sign, account.id)) }
    }),
  ],
}
