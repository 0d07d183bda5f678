// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/account'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-account': {
    widget: 'RaanAccount',
    events: { 'raan-tab-changed': 'onTabChanged', 'raan-account-saved': 'onSaved' },
  },
}
