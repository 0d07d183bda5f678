// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/pricing'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-pricing': { widget: 'RaanPricing', events: { 'raan-plan-chosen': 'onChosen' } },
}
