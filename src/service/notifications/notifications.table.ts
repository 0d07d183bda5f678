import { table } from '../table'

/** A notification that its reader has seen; of those that are no longer listed, nothing is kept. */
export const readNotificationsTable = table<{ id: string }>('readNotifications', {
  of: 'person',
  key: ({ id }) => id,
  kind: 'notifications',
})
