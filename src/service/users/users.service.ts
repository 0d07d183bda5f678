import { encode } from '../../core/kernel/codec'
import { lookUp } from '../../core/kernel/look-up'
import { usersCalls } from '../../core/users/users.contract'
import { noInformation, noSocial, type User, userPlans, userRoles, userStatuses } from '../../core/users/users.user'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing, notAllowed, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import { hasAll } from '../rights'
import { followUser, takenFieldErrors, usersOf } from './users.accounts'
import { findUsers } from './users.list'
import { rolePermissions } from './users.roles'
import { type StoredUser, usersTable } from './users.table'

const known = { role: userRoles, currentPlan: userPlans, status: userStatuses }

/** A role, plan or status unknown to this backend, unless the user already had it. */
function unknownOf(change: { [F in keyof typeof known]?: string | undefined }, before: User): Record<string, string[]> {
  const names = Object.keys(known) as (keyof typeof known)[]
  const faulty = names.filter((name) => {
    const code = change[name]
    return code !== undefined && code !== before[name] && !known[name].some((each) => each === code)
  })
  return Object.fromEntries(faulty.map((name) => [name, ['unknown']]))
}

/** Whether the user to be changed has more rights than the caller. */
const isAbove = (bearer: Bearer | null, { username, permissions }: StoredUser): boolean =>
  bearer !== null && username !== bearer.username && !hasAll(bearer, permissions)

/**
 * Whether the change grants more rights than the caller has, even to the caller; a role counts with its permissions.
 */
function exceeds(bearer: Bearer | null, before: StoredUser | undefined, after: StoredUser): boolean {
  const ofRole = after.role === before?.role ? [] : (lookUp(rolePermissions, after.role) ?? [])
  const given = [...ofRole, ...after.permissions].filter((code) => !before?.permissions.includes(code))
  return bearer !== null && !hasAll(bearer, given)
}

const prefixed = (fieldErrors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`user.${path}`, codes]))

export const usersService: Service = {
  tables: [usersTable],
  handlers: [
    handle(usersCalls.all, ({ tx }) => [...usersOf(tx)]),

    handle(usersCalls.list, ({ query, tx }) => findUsers(usersOf(tx), query)),

    handle(usersCalls.one, ({ query, tx }) => {
      const user = usersOf(tx).find(({ id }) => id === query.id)
      return user ? { user } : missing()
    }),

    handle(usersCalls.figures, ({ query, tx }) => {
      const user = usersOf(tx).find(({ id }) => id === query.id)
      return user ? { figures: tx.orders.figuresOf(byOf(user)) } : missing()
    }),

    handle(usersCalls.add, ({ body, user: bearer, tx }) => {
      const fieldErrors = takenFieldErrors(tx, body)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const rows = usersOf(tx)
      const user: StoredUser = {
        ...body,
        id: nextId(rows),
        version: 1,
        information: noInformation,
        social: noSocial,
        permissions: [...(rolePermissions[body.role] ?? [])],
      }
      if (exceeds(bearer, undefined, user)) return notAllowed()
      tx.write(usersTable, [user, ...rows])
      return { user }
    }),

    handle(usersCalls.update, ({ body, user: bearer, tx }) => {
      const { id, version, ...fields } = body.user
      const rows = usersOf(tx)
      const before = rows.find((each) => each.id === id)
      if (!before) return missing()
      if (isAbove(bearer, before)) return notAllowed()
      if (version !== undefined && version !== before.version)
        return reply(409, encode(usersCalls.update.conflict, { user: before }))
      const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const fieldErrors = { ...unknownOf(change, before), ...takenFieldErrors(tx, { ...change, id }) }
      if (Object.keys(fieldErrors).length > 0) return refuse(prefixed(fieldErrors))
      const user: StoredUser = { ...before, ...change, version: before.version + 1 }
      if (exceeds(bearer, before, user)) return notAllowed()
      tx.write(
        usersTable,
        rows.map((each) => (each === before ? user : each)),
      )
      followUser(tx, before, user)
      return { user }
    }),

    handle(usersCalls.remove, ({ query, user, tx }) => {
      const rows = usersOf(tx)
      const before = rows.find(({ id }) => id === query.id)
      if (!before) return missing()
      if (isAbove(user, before)) return notAllowed()
      tx.write(
        usersTable,
        rows.filter((each) => each !== before),
      )
      followUser(tx, before, undefined)
      return undefined
    }),
  ],
}
