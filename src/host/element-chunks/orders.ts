// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/orders'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-orders': {
    widget: 'RaanOrders',
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-order-opened': 'onOpened',
      'raan-orders-print': 'onPrint',
      'raan-order-invoice': 'onInvoice',
    },
  },
}
