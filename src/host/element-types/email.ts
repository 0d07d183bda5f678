// Generated from src/host/rows by npm run generate.
import type { RaanEmailProps } from '../../widgets/email'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanEmailEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanEmailProps, 'onQueryChanged'>>
  'raan-email-opened': CustomEvent<DetailOf<RaanEmailProps, 'onOpened'>>
  'raan-email-sent': CustomEvent<DetailOf<RaanEmailProps, 'onSent'>>
}
/** `<raan-email>` */
export interface RaanEmailElement extends EventsElement<RaanEmailEvents> {
  query: RaanEmailProps['query']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-email': RaanEmailElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-email': AttributesOf<RaanEmailElement, 'query', RaanEmailEvents>
    }
  }
}
