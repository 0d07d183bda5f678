// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/dashboard'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-dashboard': {
    widget: 'RaanDashboard',
    events: { 'raan-navigated': 'onNavigated', 'raan-layout-changed': 'onLayoutChanged' },
  },
}
