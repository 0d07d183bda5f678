// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/labels'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-labels': { widget: 'RaanLabels', events: { 'raan-labels-printed': 'onPrinted' } },
}
