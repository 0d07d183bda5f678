// Generated from src/host/rows by npm run generate.
import type { RaanAccountProps } from '../../widgets/account'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanAccountEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-tab-changed': CustomEvent<DetailOf<RaanAccountProps, 'onTabChanged'>>
  'raan-account-saved': CustomEvent<DetailOf<RaanAccountProps, 'onSaved'>>
}
/** `<raan-account>` */
export interface RaanAccountElement extends EventsElement<RaanAccountEvents> {
  tab: RaanAccountProps['tab']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-account': RaanAccountElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-account': AttributesOf<RaanAccountElement, 'tab', RaanAccountEvents>
    }
  }
}
