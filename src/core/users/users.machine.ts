import { createListMachine, onePage } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { type UserQuery, userQuerySchema, userSorts, usersCalls } from './users.contract'
import type { User } from './users.user'

/** The filters, without paging and sorting. */
export type UserFilters = Omit<UserQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** In the backend's order unless sorted: newest first. */
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
    return { ...onePage({ rows: users, total }, { page, perPage }), extra: undefined }
  },
})

/** A list's filters, page and order as a query string: `role=editor&page=2`. */
export const usersText = (perPage: number) => listText(userQuerySchema, perPage)
