// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/checkout'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-checkout': {
    widget: 'RaanCheckout',
    events: {
      'raan-order-submit': 'onSubmit',
      'raan-order-submitted': 'onSubmitted',
      'raan-order-print': 'onPrint',
      'raan-shop-open': 'onShop',
    },
  },
}
