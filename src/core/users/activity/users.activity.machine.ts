import { createListMachine } from '../../kernel/list-machine'
import { listText } from '../../kernel/list-query'
import {
  type ActivityEntry,
  type ActivityPerson,
  type ActivityQuery,
  activityCalls,
  activityPerPage,
  activityQuerySchema,
} from './users.activity.contract'

export type ActivityFilters = Pick<ActivityQuery, 'by' | 'kind' | 'from' | 'to'>

/** The activity log, latest first. */
export const activityMachine = createListMachine<ActivityEntry, ActivityFilters, readonly ActivityPerson[]>({
  id: 'activity',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, signal }) {
    const { entries, total, people } = await call(
      activityCalls.list,
      { query: { ...query, page, perPage } },
      { signal },
    )
    return { rows: entries, total, extra: people }
  },
})

/** Filters and page as a query string: `kind=order&page=2`. */
export const activityText = listText(activityQuerySchema, activityPerPage)
