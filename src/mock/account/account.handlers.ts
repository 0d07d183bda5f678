import { type Account, accountCalls } from '../../core/account/account.contract'
import { accountOf, withChanges } from '../../core/account/account.fields'
import type { AppMock } from '../app-mock'
import { hashPassword, isPassword } from '../auth/auth.password'
import { setPassword } from '../auth/auth.reset'
import { accounts, type Account as SignIn } from '../auth/auth.seed'
import { canHash } from '../auth/auth.signer'
import { limited } from '../auth/auth.tries'
import { type Bearer, handle, missing, Reply, refuse, reply } from '../handle'
import { takenOf, usersOf } from '../users/users.accounts'
import { usersTable } from '../users/users.seed'
import type { World } from '../world'
import { blankSettings, settingsTable } from './account.seed'

/** Whoever the token belongs to; without one the first of the sample data. */
function ownerOf(world: World, user: Bearer | null): SignIn | undefined {
  const rows = world.read(accounts)
  return user ? rows.find(({ id }) => id === user.id) : rows[0]
}

function settingsOf(world: World, { id, avatar, username, fullName, email }: SignIn): Account {
  const stored = world.read(settingsTable).find((each) => each.id === id) ?? blankSettings(id)
  const { company, info, social, notification } = stored
  return { general: { avatar: avatar ?? null, username, fullName, email, company }, info, social, notification }
}

function store(world: World, owner: SignIn, { general, info, social, notification }: Account): void {
  const { company, ...person } = general
  // read first: whoever signs in under a name that no user has would be taken for somebody new
  const users = usersOf(world)
  const others = world.read(settingsTable).filter(({ id }) => id !== owner.id)
  world.write(settingsTable, [...others, { id: owner.id, company, info, social, notification }])
  world.write(
    accounts,
    world.read(accounts).map((each) => (each.id === owner.id ? { ...each, ...person } : each)),
  )
  // among the users of the shop they are called the same
  world.write(
    usersTable,
    users.map((each) => (each.username === owner.username ? { ...each, ...person, version: each.version + 1 } : each)),
  )
}

const under = (fieldErrors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fieldErrors).map(([name, codes]) => [`general.${name}`, codes]))

export const accountMock: AppMock = {
  tables: [settingsTable],
  handlers: [
    handle(accountCalls.data, ({ user, world }) => {
      const owner = ownerOf(world, user)
      return owner ? settingsOf(world, owner) : missing()
    }),

    handle(accountCalls.update, ({ body, user, world }) => {
      const owner = ownerOf(world, user)
      if (!owner) return missing()
      const next = accountOf(withChanges(settingsOf(world, owner), body))
      const { username, email } = next.general
      const self = usersOf(world).find((each) => each.username === owner.username)
      const fieldErrors = takenOf(world, { ...(self && { id: self.id }), username, email })
      if (Object.keys(fieldErrors).length > 0) return refuse(under(fieldErrors))
      store(world, owner, next)
      return next
    }),

    handle(accountCalls.password, async ({ body, user, world }) => {
      const owner = ownerOf(world, user)
      if (!owner) return missing()
      if (!canHash()) return reply(400, { error: { newPassword: 'Something went wrong' } })
      const isRight = await limited(world, owner.email, () => isPassword(body.oldPassword, owner.password))
      if (isRight instanceof Reply) return isRight
      if (!isRight) return refuse({ oldPassword: ['wrong'] })
      const password = await hashPassword(body.newPassword)
      world.transact(() => setPassword(world, owner.id, password, user?.session))
      return undefined
    }),
  ],
}
