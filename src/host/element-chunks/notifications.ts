// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/notifications'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-notifications': { widget: 'RaanNotifications', events: { 'raan-notification-open': 'onOpen' } },
}
