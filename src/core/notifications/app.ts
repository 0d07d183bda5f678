import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { notificationsListMachine, notificationsMachine } from './notifications.machine'

function reacts(event: EngineEvent) {
  if (event.type === 'notifications.changed') return { type: 'replace' as const, value: event.answer }
  // an email or a chat that was read here, and what happened while nobody looked
  return event.type === 'email.changed' || event.type === 'page.visible' || event.type === 'network.online'
    ? { type: 'reload' as const }
    : undefined
}

export const notificationsApp = {
  data: notificationsMachine,
  views: {
    notifications: { machine: notificationsListMachine, reacts },
  },
} satisfies AppModule
