import { encode } from '../../core/kernel/codec'
import { lookUp } from '../../core/kernel/look-up'
import { satang } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { type UserFigures, usersCalls } from '../../core/users/users.contract'
import { noInformation, noSocial, type User, userPlans, userRoles, userStatuses } from '../../core/users/users.user'
import type { AppMock } from '../app-mock'
import { type Bearer, handle, missing, notAllowed, refuse, reply } from '../handle'
import { byOf } from '../orders/orders.by'
import { ordersTable } from '../orders/orders.seed'
import { hasAll } from '../rights'
import { nextId } from '../world'
import { followUser, takenOf, usersOf } from './users.accounts'
import { findUsers } from './users.list'
import { rolePermissions, type StoredUser, usersTable } from './users.seed'

/** What stands at the desk under the name that this user has there. */
function figuresOf(orders: readonly Order[], user: User): UserFigures {
  const by = byOf(user)
  const taken = orders.filter(({ history }) => history[0]?.by === by)
  const kept = taken.filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
  return {
    orders: taken.length,
    sales: satang(kept.reduce((sum, { total }) => sum + total, 0)),
    printed: orders.filter(({ printAddrData }) => printAddrData.printBy === by).length,
    lastOrderAt: taken.reduce<string | null>(
      (last, { createdAt }) => (last && last > createdAt ? last : createdAt),
      null,
    ),
  }
}

const known = { role: userRoles, currentPlan: userPlans, status: userStatuses }

/** A role, plan or status that this backend does not know, where it is not what stood there before. */
function unknownOf(change: { [F in keyof typeof known]?: string | undefined }, before: User): Record<string, string[]> {
  const names = Object.keys(known) as (keyof typeof known)[]
  const faulty = names.filter((name) => {
    const code = change[name]
    return code !== undefined && code !== before[name] && !known[name].some((each) => each === code)
  })
  return Object.fromEntries(faulty.map((name) => [name, ['unknown']]))
}

/** Whether somebody who may do more than whoever asks is to be changed. */
const isAbove = (bearer: Bearer | null, { username, permissions }: StoredUser): boolean =>
  bearer !== null && username !== bearer.username && !hasAll(bearer, permissions)

/** Whether more is given, to oneself either, than whoever asks has; a role stands for what it brings along. */
function exceeds(bearer: Bearer | null, before: StoredUser | undefined, after: StoredUser): boolean {
  const ofRole = after.role === before?.role ? [] : (lookUp(rolePermissions, after.role) ?? [])
  const given = [...ofRole, ...after.permissions].filter((code) => !before?.permissions.includes(code))
  return bearer !== null && !hasAll(bearer, given)
}

const prefixed = (fieldErrors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`user.${path}`, codes]))

export const usersMock: AppMock = {
  tables: [usersTable],
  handlers: [
    handle(usersCalls.all, ({ world }) => [...usersOf(world)]),

    handle(usersCalls.list, ({ query, world }) => findUsers(usersOf(world), query)),

    handle(usersCalls.one, ({ query, world }) => {
      const user = usersOf(world).find(({ id }) => id === query.id)
      return user ? { user } : missing()
    }),

    handle(usersCalls.figures, ({ query, world }) => {
      const user = usersOf(world).find(({ id }) => id === query.id)
      return user ? { figures: figuresOf(world.read(ordersTable), user) } : missing()
    }),

    handle(usersCalls.add, ({ body, user: bearer, world }) => {
      const fieldErrors = takenOf(world, body)
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const rows = usersOf(world)
      const user: StoredUser = {
        ...body,
        id: nextId(rows),
        version: 1,
        information: noInformation,
        social: noSocial,
        permissions: [...(rolePermissions[body.role] ?? [])],
      }
      if (exceeds(bearer, undefined, user)) return notAllowed()
      world.write(usersTable, [user, ...rows])
      return { user }
    }),

    handle(usersCalls.update, ({ body, user: bearer, world }) => {
      const { id, version, ...fields } = body.user
      const rows = usersOf(world)
      const before = rows.find((each) => each.id === id)
      if (!before) return missing()
      if (isAbove(bearer, before)) return notAllowed()
      if (version !== undefined && version !== before.version)
        return reply(409, encode(usersCalls.update.conflict, { user: before }))
      const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
      const fieldErrors = { ...unknownOf(change, before), ...takenOf(world, { ...change, id }) }
      if (Object.keys(fieldErrors).length > 0) return refuse(prefixed(fieldErrors))
      const user: StoredUser = { ...before, ...change, version: before.version + 1 }
      if (exceeds(bearer, before, user)) return notAllowed()
      world.write(
        usersTable,
        rows.map((each) => (each === before ? user : each)),
      )
      followUser(world, before, user)
      return { user }
    }),

    handle(usersCalls.remove, ({ query, user, world }) => {
      const rows = usersOf(world)
      const before = rows.find(({ id }) => id === query.id)
      if (!before) return missing()
      if (isAbove(user, before)) return notAllowed()
      world.write(
        usersTable,
        rows.filter((each) => each !== before),
      )
      followUser(world, before, undefined)
      return undefined
    }),
  ],
}
