import { type ActivityEntry, activityCalls } from '../../core/users/activity/users.activity.contract'
import { type Handler, handle } from '../handle'
import { mayKnowCost } from '../products/products.cost'

/** The log of products has their costs, which whoever reads the log may not know. */
const withoutCost = (entry: ActivityEntry): ActivityEntry =>
  entry.kind === 'product' ? { ...entry, changes: entry.changes.filter(({ field }) => field !== 'cost') } : entry

export const activityHandlers: readonly Handler[] = [
  handle(activityCalls.list, ({ query, user, tx }) => {
    const { entries, total } = tx.activity.find(query)
    return { entries: mayKnowCost(user) ? entries : entries.map(withoutCost), total, people: tx.activity.people() }
  }),
]
