// Generated from src/host/rows by npm run generate.
import type { RaanSearchProps } from '../../widgets/search'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanSearchEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-search-chosen': CustomEvent<DetailOf<RaanSearchProps, 'onChosen'>>
}
/** `<raan-search>` */
export interface RaanSearchElement extends EventsElement<RaanSearchEvents> {
  shortcut: RaanSearchProps['shortcut']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-search': RaanSearchElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-search': AttributesOf<RaanSearchElement, 'shortcut', RaanSearchEvents>
    }
  }
}
