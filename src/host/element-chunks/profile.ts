// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/profile'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-profile': {
    widget: 'RaanProfile',
    events: {
      'raan-tab-changed': 'onTabChanged',
      'raan-profile-settings': 'onSettings',
      'raan-profile-changed': 'onChanged',
    },
  },
}
