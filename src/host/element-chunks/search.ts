// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/search'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-search': { widget: 'RaanSearch', events: { 'raan-search-chosen': 'onChosen' } },
}
