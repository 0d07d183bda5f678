// Generated from src/host/rows by npm run generate.
import type { RaanLabelsProps } from '../../widgets/labels'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanLabelsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-labels-printed': CustomEvent<DetailOf<RaanLabelsProps, 'onPrinted'>>
}
/** `<raan-labels>` */
export interface RaanLabelsElement extends EventsElement<RaanLabelsEvents> {
  orderNumbers: RaanLabelsProps['orderNumbers']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-labels': RaanLabelsElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-labels': AttributesOf<RaanLabelsElement, 'orderNumbers', RaanLabelsEvents>
    }
  }
}
