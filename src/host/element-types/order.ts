// Generated from src/host/rows by npm run generate.
import type { RaanOrderProps } from '../../widgets/order'
import type { AttributesOf, DetailOf, EventsElement, MethodOf } from '../element-base'

export interface RaanOrderEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-order-submit': CustomEvent<DetailOf<RaanOrderProps, 'onSubmit'>>
  'raan-order-submitted': CustomEvent<DetailOf<RaanOrderProps, 'onSubmitted'>>
  'raan-order-print': CustomEvent<DetailOf<RaanOrderProps, 'onPrint'>>
}
/** `<raan-order>` */
export interface RaanOrderElement extends EventsElement<RaanOrderEvents> {
  shopId: RaanOrderProps['shopId']
  ordersHref: RaanOrderProps['ordersHref']
  orderHref: RaanOrderProps['orderHref']
  print: RaanOrderProps['print']
  value: RaanOrderProps['value']
  submit: MethodOf<RaanOrderProps, 'submit'>
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-order': RaanOrderElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-order': AttributesOf<
        RaanOrderElement,
        'shopId' | 'ordersHref' | 'orderHref' | 'print' | 'value',
        RaanOrderEvents
      >
    }
  }
}
