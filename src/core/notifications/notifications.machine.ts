import { type ChangesEmitted, createChangesMachine, type Pending } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { createResourceMachine } from '../kernel/resource-machine'
import { type Notification, notificationsCalls } from './notifications.contract'

/** Marks these as read. */
export type NotificationsChange = { readonly ids: readonly string[] }

/** Marks that show immediately, sent one after the other. The answer is the current list. */
export const notificationsMachine = createChangesMachine<'notifications', NotificationsChange, readonly Notification[]>(
  {
    app: 'notifications',
    make: async ({ call, change, signal }) =>
      (await call(notificationsCalls.read, { body: { ids: [...change.ids] } }, { signal })).notifications,
  },
)

declare module '../kernel/engine-events' {
  interface EngineEvents
    extends EventsByName<ChangesEmitted<'notifications', NotificationsChange, readonly Notification[]>> {}
}

/** What others did that concerns the user, latest first; `missing` at a backend without notifications. */
export const notificationsListMachine = createResourceMachine<readonly Notification[], 'all'>({
  id: 'notifications-list',
  isOptional: true,
  load: async ({ call, signal }) => (await call(notificationsCalls.list, {}, { signal })).notifications,
})

/** The list as it is after all marks that are being sent. */
export function withMarks(
  listed: readonly Notification[],
  pending: readonly Pending<NotificationsChange>[],
): readonly Notification[] {
  const marked = new Set(pending.flatMap(({ change }) => change.ids))
  return listed.map((each) => (each.isRead || !marked.has(each.id) ? each : { ...each, isRead: true }))
}
