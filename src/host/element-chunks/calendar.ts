// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/calendar'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-calendar': {
    widget: 'RaanCalendar',
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-event-added': 'onAdded',
      'raan-event-updated': 'onUpdated',
      'raan-event-removed': 'onRemoved',
      'raan-range-changed': 'onRangeChanged',
    },
  },
}
