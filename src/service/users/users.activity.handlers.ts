import { activityCalls } from '../../core/users/activity/users.activity.contract'
import { type Handler, handle } from '../handle'

export const activityHandlers: readonly Handler[] = [
  handle(activityCalls.list, ({ query, tx }) => ({ ...tx.activity.find(query), people: tx.activity.people() })),
]
