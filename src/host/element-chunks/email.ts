// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/email'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-email': {
    widget: 'RaanEmail',
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-email-opened': 'onOpened', 'raan-email-sent': 'onSent' },
  },
}
