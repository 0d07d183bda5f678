// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/order'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-order': {
    widget: 'RaanOrder',
    events: { 'raan-order-submit': 'onSubmit', 'raan-order-submitted': 'onSubmitted', 'raan-order-print': 'onPrint' },
  },
}
