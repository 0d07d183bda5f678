// Generated from elements.ts by npm run generate.

import type { ArrivingRow } from '../elements'

export * from '../../widgets/store'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-products': { widget: 'RaanProducts', events: { 'raan-product-added': 'onAdded' } },
}
