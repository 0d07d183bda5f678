import { table } from '../table'

/** A notification that its reader has seen, and when it happened: those too old to be listed are forgotten. */
export const readNotificationsTable = table<{ id: string; at: string }>('readNotifications', {
  of: 'person',
  key: ({ id }) => id,
  kind: 'notifications',
})
