// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/datatable'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-datatable': {
    widget: 'RaanDatatable',
    events: {
      'raan-row-added': 'onRowAdded',
      'raan-row-edited': 'onRowEdited',
      'raan-query-changed': 'onQueryChanged',
    },
  },
}
