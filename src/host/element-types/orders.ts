// Generated from src/host/rows by npm run generate.
import type { RaanOrdersProps } from '../../widgets/orders'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanOrdersEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanOrdersProps, 'onQueryChanged'>>
  'raan-order-opened': CustomEvent<DetailOf<RaanOrdersProps, 'onOpened'>>
  'raan-orders-print': CustomEvent<DetailOf<RaanOrdersProps, 'onPrint'>>
  'raan-order-invoice': CustomEvent<DetailOf<RaanOrdersProps, 'onInvoice'>>
}
/** `<raan-orders>` */
export interface RaanOrdersElement extends EventsElement<RaanOrdersEvents> {
  perPage: RaanOrdersProps['perPage']
  query: RaanOrdersProps['query']
  print: RaanOrdersProps['print']
  invoice: RaanOrdersProps['invoice']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-orders': RaanOrdersElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-orders': AttributesOf<RaanOrdersElement, 'perPage' | 'query' | 'print' | 'invoice', RaanOrdersEvents>
    }
  }
}
