// Generated from src/host/rows by npm run generate.
import type { RaanCartProps } from '../../widgets/cart'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanCartEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-cart-changed': CustomEvent<DetailOf<RaanCartProps, 'onChanged'>>
  'raan-cart-checkout': CustomEvent<DetailOf<RaanCartProps, 'onCheckout'>>
}
/** `<raan-cart>` */
export interface RaanCartElement extends EventsElement<RaanCartEvents> {
  checkout: RaanCartProps['checkout']
  checkoutHref: RaanCartProps['checkoutHref']
  readOnly: RaanCartProps['readOnly']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-cart': RaanCartElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-cart': AttributesOf<RaanCartElement, 'checkout' | 'checkoutHref' | 'readOnly', RaanCartEvents>
    }
  }
}
