// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/users'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-users': {
    widget: 'RaanUsers',
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' },
  },
  'raan-user': { widget: 'RaanUser', events: { 'raan-user-open': 'onOpen', 'raan-user-saved': 'onSaved' } },
}
