// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/invoices'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-invoices': {
    widget: 'RaanInvoices',
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-invoice-open': 'onOpen' },
  },
  'raan-invoice': { widget: 'RaanInvoice', events: { 'raan-invoice-open': 'onOpen', 'raan-invoice-saved': 'onSaved' } },
}
