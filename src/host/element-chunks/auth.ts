// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/auth'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-sign-in': {
    widget: 'RaanSignIn',
    events: { 'raan-view-changed': 'onViewChange', 'raan-signed-in': 'onSignedIn', 'raan-signed-out': 'onSignedOut' },
  },
}
