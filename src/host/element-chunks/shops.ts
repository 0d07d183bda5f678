// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/shops'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-shops': { widget: 'RaanShops', events: { 'raan-shop-changed': 'onChanged' } },
}
