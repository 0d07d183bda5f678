// Generated from src/host/rows by npm run generate.
import type { RaanCheckoutProps } from '../../widgets/checkout'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanCheckoutEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-order-submit': CustomEvent<DetailOf<RaanCheckoutProps, 'onSubmit'>>
  'raan-order-submitted': CustomEvent<DetailOf<RaanCheckoutProps, 'onSubmitted'>>
  'raan-order-print': CustomEvent<DetailOf<RaanCheckoutProps, 'onPrint'>>
  'raan-shop-open': CustomEvent<DetailOf<RaanCheckoutProps, 'onShop'>>
}
/** `<raan-checkout>` */
export interface RaanCheckoutElement extends EventsElement<RaanCheckoutEvents> {
  shopId: RaanCheckoutProps['shopId']
  shopHref: RaanCheckoutProps['shopHref']
  ordersHref: RaanCheckoutProps['ordersHref']
  orderHref: RaanCheckoutProps['orderHref']
  print: RaanCheckoutProps['print']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-checkout': RaanCheckoutElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-checkout': AttributesOf<
        RaanCheckoutElement,
        'shopId' | 'shopHref' | 'ordersHref' | 'orderHref' | 'print',
        RaanCheckoutEvents
      >
    }
  }
}
