// Generated from src/host/rows by npm run generate.
import type { RaanShopsProps } from '../../widgets/shops'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanShopsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-shop-changed': CustomEvent<DetailOf<RaanShopsProps, 'onChanged'>>
}
/** `<raan-shops>` */
export interface RaanShopsElement extends EventsElement<RaanShopsEvents> {
  shopId: RaanShopsProps['shopId']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-shops': RaanShopsElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-shops': AttributesOf<RaanShopsElement, 'shopId', RaanShopsEvents>
    }
  }
}
