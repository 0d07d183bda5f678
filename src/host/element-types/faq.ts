// Generated from src/host/rows by npm run generate.
import type { RaanFaqProps } from '../../widgets/faq'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanFaqEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanFaqProps, 'onQueryChanged'>>
}
/** `<raan-faq>` */
export interface RaanFaqElement extends EventsElement<RaanFaqEvents> {
  query: RaanFaqProps['query']
  contactPhone: RaanFaqProps['contactPhone']
  contactEmail: RaanFaqProps['contactEmail']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-faq': RaanFaqElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-faq': AttributesOf<RaanFaqElement, 'query' | 'contactPhone' | 'contactEmail', RaanFaqEvents>
    }
  }
}
