// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../elements'

export * from '../../widgets/shops'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-shops': { widget: 'RaanShops', events: { 'raan-shop-changed': 'onChanged' } },
}
