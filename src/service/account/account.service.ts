import { type Account, accountCalls } from '../../core/account/account.contract'
import { accountOf, withChanges } from '../../core/account/account.fields'
import { dropLinks } from '../auth/auth.links'
import { setPassword } from '../auth/auth.reset'
import { canHash } from '../auth/auth.signer'
import { accounts, isSameName, type Account as SignIn } from '../auth/auth.table'
import { limited } from '../auth/auth.tries'
import { handle, handleInSteps, type Service } from '../handle'
import { missing, Reply, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { takenFieldErrors, usersOf } from '../users/users.accounts'
import { changesBetween, note } from '../users/users.activity.write'
import { usersTable } from '../users/users.table'
import { blankSettings, settingsTable } from './account.table'

/** The token's user; without a token, the first one of the sample data. */
function ownerOf(tx: Tx, user: Bearer | null): SignIn | undefined {
  const rows = tx.read(accounts)
  return user ? rows.find(({ id }) => id === user.id) : rows[0]
}

function settingsOf(tx: Tx, { id, avatar, username, fullName, email }: SignIn): Account {
  const stored = tx.read(settingsTable).find((each) => each.id === id) ?? blankSettings(id)
  const { company, info, social, notification } = stored
  return { general: { avatar: avatar ?? null, username, fullName, email, company }, info, social, notification }
}

function store(tx: Tx, owner: SignIn, { general, info, social, notification }: Account): void {
  const { company, ...person } = general
  if (!isSameName(person.email, owner.email)) dropLinks(tx, owner.id)
  // read first: after the change of name, usersOf would add the account as a new user
  const users = usersOf(tx)
  const others = tx.read(settingsTable).filter(({ id }) => id !== owner.id)
  tx.write(settingsTable, [...others, { id: owner.id, company, info, social, notification }])
  tx.write(
    accounts,
    tx.read(accounts).map((each) => (each.id === owner.id ? { ...each, ...person } : each)),
  )
  // keep the name in the user list in sync
  tx.write(
    usersTable,
    users.map((each) => (each.username === owner.username ? { ...each, ...person, version: each.version + 1 } : each)),
  )
}

const namesOf = ({ fullName, username, email }: Account['general']) => ({ fullName, username, email })

const under = (fieldErrors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fieldErrors).map(([name, codes]) => [`general.${name}`, codes]))

export const accountService: Service = {
  tables: [settingsTable],
  handlers: [
    handle(accountCalls.data, ({ user, tx }) => {
      const owner = ownerOf(tx, user)
      return owner ? settingsOf(tx, owner) : missing()
    }),

    handle(accountCalls.update, ({ body, user, tx }) => {
      const owner = ownerOf(tx, user)
      if (!owner) return missing()
      const next = accountOf(withChanges(settingsOf(tx, owner), body))
      const { username, email } = next.general
      const self = usersOf(tx).find((each) => each.username === owner.username)
      const fieldErrors = takenFieldErrors(tx, { ...(self && { id: self.id }), username, email })
      if (Object.keys(fieldErrors).length > 0) return refuse(under(fieldErrors))
      const before = settingsOf(tx, owner).general
      store(tx, owner, next)
      const changes = changesBetween(namesOf(before), namesOf(next.general))
      if (changes.length > 0)
        note(tx, owner, { kind: 'user', call: accountCalls.update.name, record: username, changes })
      return next
    }),

    handleInSteps(accountCalls.password, async ({ body, user, backend: { store, passwords } }) => {
      const owner = await store.transact(user, (tx) => ownerOf(tx, user))
      if (!owner) return missing()
      if (!canHash()) return reply(400, { error: { newPassword: 'Something went wrong' } })
      const isRight = await limited(store, owner.email, () => passwords.matches(body.oldPassword, owner.password))
      if (isRight instanceof Reply) return isRight
      if (!isRight) return refuse({ oldPassword: ['wrong'] })
      const password = await passwords.hash(body.newPassword)
      await store.transact(user, (tx) => {
        setPassword(tx, owner.id, password, user?.session)
        note(tx, owner, { kind: 'sign-in', call: accountCalls.password.name, record: owner.username })
      })
      return undefined
    }),
  ],
}
