import type { EngineEvent } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import type { AppModule } from '../kernel/ports'
import { rowChange, userChangesMachine } from './users.changes'
import { userColumnsMachine } from './users.columns'
import { type UserQuery, userQuerySchema, userSorts, usersCalls } from './users.contract'
import type { User } from './users.user'

/** What narrows the list down, besides page and order. */
export type UserFilters = Omit<UserQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** In the order of the backend unless sorted: the newest first. */
export const usersMachine = createListMachine<User, UserFilters, undefined>({
  id: 'users',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const known = userSorts.find((sort) => sort === sortBy)
    const { users, total } = await call(
      usersCalls.list,
      { query: { ...query, page, perPage, ...(known && { sortBy: known, sortDesc }) } },
      { signal },
    )
    return { rows: users, total, extra: undefined }
  },
})

/** A list's place as text, for an address: `role=editor&page=2`. */
export const usersText = (perPage: number) => listText(userQuerySchema, perPage)

/** What is stored elsewhere stands in the list at once; who is new, and who fills a gap, comes with the next answer. */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'users.saved')
    return { type: 'rows.apply' as const, apply: rowChange(event.user.id, event.user), anew: event.isNew }
  if (event.type !== 'users.changed') return undefined
  const { change, answer } = event
  return { type: 'rows.apply' as const, apply: rowChange(change.id, answer), anew: change.kind === 'remove' }
}

export const usersApp = {
  data: userChangesMachine,
  views: {
    users: { machine: usersMachine, reacts: changeOfRows },
    'users.columns': { machine: userColumnsMachine },
  },
} satisfies AppModule
