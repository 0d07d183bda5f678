// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/cart'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-cart': { widget: 'RaanCart', events: { 'raan-cart-changed': 'onChanged', 'raan-cart-checkout': 'onCheckout' } },
}
