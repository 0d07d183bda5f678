import { encode } from '../../core/kernel/codec'
import { usersCalls } from '../../core/users/users.contract'
import { permissionsOfShopRole } from '../../core/users/users.shop-roles'
import { noInformation, noSocial, type User, userPlans, userRoles, userStatuses } from '../../core/users/users.user'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { byOf } from '../orders/orders.by'
import { missing, notAllowed, refuse, reply } from '../reply'
import { followUser, takenFieldErrors, usersOf } from './users.accounts'
import { activityHandlers } from './users.activity.handlers'
import { exportHandlers } from './users.exports'
import { invitationHandlers } from './users.invitations'
import { dropInvitation, invitationsTable } from './users.invitations.table'
import { findUsers } from './users.list'
import { noteUser } from './users.noted'
import { passwordLinkHandlers } from './users.password-link'
import { exceeds, isAbove } from './users.rights'
import { rolePermissions } from './users.roles'
import { type StoredUser, usersTable } from './users.table'
import { unknownShops, worksForLike, worksForOf } from './users.works-for'

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

/** A new shop role comes with its permissions, unless the change names others. */
function ofNewRole(before: User, { role }: { role?: string }): Pick<User, 'permissions'> | undefined {
  const permissions = role === undefined || role === before.role ? undefined : permissionsOfShopRole(role)
  return permissions && { permissions: [...permissions] }
}

const prefixed = (fieldErrors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`user.${path}`, codes]))

export const usersService: Service = {
  tables: [usersTable, invitationsTable],
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
      const fieldErrors = { ...takenFieldErrors(tx, body), ...unknownShops(tx, body.shops) }
      if (Object.keys(fieldErrors).length > 0) return refuse(fieldErrors)
      const rows = usersOf(tx)
      const { shops: _, ...fields } = body
      const user: StoredUser = {
        ...fields,
        ...worksForLike(bearer, body),
        id: nextId(rows),
        version: 1,
        information: noInformation,
        social: noSocial,
        permissions: [...rolePermissions(body.role)],
      }
      if (exceeds(bearer, undefined, user)) return notAllowed()
      tx.write(usersTable, [user, ...rows])
      noteUser(tx, bearer, usersCalls.add.name, undefined, user)
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
      const fieldErrors = {
        ...unknownOf(change, before),
        ...takenFieldErrors(tx, { ...change, id }),
        ...unknownShops(tx, fields.shops, before.shops),
      }
      if (Object.keys(fieldErrors).length > 0) return refuse(prefixed(fieldErrors))
      const { shops, ...wanted } = { ...before, ...ofNewRole(before, change), ...change }
      const user: StoredUser = { ...wanted, ...worksForOf({ role: wanted.role, shops }), version: before.version + 1 }
      if (exceeds(bearer, before, user)) return notAllowed()
      tx.write(
        usersTable,
        rows.map((each) => (each === before ? user : each)),
      )
      followUser(tx, before, user)
      noteUser(tx, bearer, usersCalls.update.name, before, user)
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
      dropInvitation(tx, before.id)
      followUser(tx, before, undefined)
      noteUser(tx, user, usersCalls.remove.name, before, undefined)
      return undefined
    }),

    ...invitationHandlers,
    ...passwordLinkHandlers,

    ...activityHandlers,
    ...exportHandlers,
  ],
}
