// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/faq'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-faq': { widget: 'RaanFaq', events: { 'raan-query-changed': 'onQueryChanged' } },
}
