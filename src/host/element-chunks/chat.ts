// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/chat'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-chat': { widget: 'RaanChat', events: { 'raan-query-changed': 'onQueryChanged', 'raan-chat-order': 'onOrder' } },
}
