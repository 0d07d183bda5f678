// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/knowledge'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-knowledge': { widget: 'RaanKnowledge', events: { 'raan-knowledge-open': 'onOpen' } },
}
