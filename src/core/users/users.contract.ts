import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { countSchema, pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'
import { newUserSchema, userChangesSchema } from './users.rules'
import { userPlans, userRoles, userSchema, userStatuses } from './users.user'

/** Sort columns; by default the backend's order, newest first. */
export const userSorts = [
  'fullName',
  'username',
  'email',
  'role',
  'currentPlan',
  'status',
  'company',
  'country',
  'contact',
] as const
export type UserSort = (typeof userSorts)[number]

export const userQuerySchema = v.object({
  /** in name, username and email */
  q: searchSchema,
  role: filterSchema(v.picklist(userRoles)),
  currentPlan: filterSchema(v.picklist(userPlans)),
  status: filterSchema(v.picklist(userStatuses)),
  sortBy: v.optional(v.picklist(userSorts)),
  ...pagingEntries(usualPerPage),
})
export type UserQuery = v.InferOutput<typeof userQuerySchema>

/** A user's figures at the desk. */
const figuresSchema = v.object({
  /** orders taken, including those cancelled since */
  orders: v.number(),
  /** their total, without cancelled orders */
  sales: positiveBahtSchema,
  /** labels printed */
  printed: v.number(),
  /** ISO timestamp of the latest order; null = none yet */
  lastOrderAt: v.optional(v.nullable(timestampSchema), null),
})
export type UserFigures = v.InferOutput<typeof figuresSchema>

const answer = v.object({ user: userSchema })
const byId = v.object({ id: idSchema })

export const usersCalls = {
  all: endpoint({
    name: 'users.all',
    shops: 'shared',
    allow: 'read:User',
    method: 'GET',
    path: '/api/users/list/all-data',
    repeat: 'safe',
    answer: rows(userSchema),
  }),
  list: endpoint({
    name: 'users.list',
    shops: 'shared',
    allow: 'read:User',
    method: 'GET',
    path: '/api/users/list/data',
    repeat: 'safe',
    query: userQuerySchema,
    answer: v.object({ users: rows(userSchema), total: countSchema }),
  }),
  one: endpoint({
    name: 'users.one',
    shops: 'shared',
    allow: 'read:User',
    method: 'GET',
    path: '/api/users/user',
    missing: true,
    repeat: 'safe',
    query: byId,
    answer,
  }),
  /** optional for a backend (404): then no figures are shown */
  figures: endpoint({
    name: 'users.figures',
    shops: 'limited',
    allow: 'read:User',
    method: 'GET',
    path: '/api/users/figures',
    missing: true,
    repeat: 'safe',
    query: byId,
    answer: v.object({ figures: figuresSchema }),
  }),
  /**
   * the new user is first in the list; 422 with codes by field, `taken` for a name or address in use, or `used` with
   * the user stored under the key
   */
  add: endpoint({
    name: 'users.add',
    shops: 'limited',
    allow: 'create:User',
    method: 'POST',
    path: '/apps/users/add-user',
    repeat: 'keyed',
    status: 201,
    body: newUserSchema,
    answer,
    conflict: answer,
  }),
  /**
   * Omitted fields stay; with a `version`, only that version is changed, otherwise 409 with the stored one. Without
   * versions, repeating the call stores the same again.
   */
  update: endpoint({
    name: 'users.update',
    shops: 'limited',
    allow: 'write:User',
    method: 'POST',
    path: '/apps/users/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ user: userChangesSchema }),
    answer,
    conflict: answer,
  }),
  remove: endpoint({
    name: 'users.remove',
    shops: 'limited',
    allow: 'delete:User',
    method: 'DELETE',
    path: '/apps/users/delete',
    missing: true,
    repeat: 'safe',
    query: byId,
  }),
}
