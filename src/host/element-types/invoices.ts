// Generated from src/host/rows by npm run generate.
import type { RaanInvoiceProps, RaanInvoicesProps } from '../../widgets/invoices'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanInvoicesEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanInvoicesProps, 'onQueryChanged'>>
  'raan-invoice-open': CustomEvent<DetailOf<RaanInvoicesProps, 'onOpen'>>
}
/** `<raan-invoices>` */
export interface RaanInvoicesElement extends EventsElement<RaanInvoicesEvents> {
  perPage: RaanInvoicesProps['perPage']
  query: RaanInvoicesProps['query']
  invoiceHref: RaanInvoicesProps['invoiceHref']
}

export interface RaanInvoiceEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-invoice-open': CustomEvent<DetailOf<RaanInvoiceProps, 'onOpen'>>
  'raan-invoice-saved': CustomEvent<DetailOf<RaanInvoiceProps, 'onSaved'>>
}
/** `<raan-invoice>` */
export interface RaanInvoiceElement extends EventsElement<RaanInvoiceEvents> {
  invoiceId: RaanInvoiceProps['invoiceId']
  mode: RaanInvoiceProps['mode']
  copyOf: RaanInvoiceProps['copyOf']
  orderNumber: RaanInvoiceProps['orderNumber']
  invoiceHref: RaanInvoiceProps['invoiceHref']
  hasList: RaanInvoiceProps['hasList']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-invoices': RaanInvoicesElement
    'raan-invoice': RaanInvoiceElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-invoices': AttributesOf<RaanInvoicesElement, 'perPage' | 'query' | 'invoiceHref', RaanInvoicesEvents>
      'raan-invoice': AttributesOf<
        RaanInvoiceElement,
        'invoiceId' | 'mode' | 'copyOf' | 'orderNumber' | 'invoiceHref' | 'hasList',
        RaanInvoiceEvents
      >
    }
  }
}
