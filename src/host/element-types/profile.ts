// Generated from src/host/rows by npm run generate.
import type { RaanProfileProps } from '../../widgets/profile'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanProfileEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-tab-changed': CustomEvent<DetailOf<RaanProfileProps, 'onTabChanged'>>
  'raan-profile-settings': CustomEvent<DetailOf<RaanProfileProps, 'onSettings'>>
  'raan-profile-changed': CustomEvent<DetailOf<RaanProfileProps, 'onChanged'>>
}
/** `<raan-profile>` */
export interface RaanProfileElement extends EventsElement<RaanProfileEvents> {
  tab: RaanProfileProps['tab']
  settingsHref: RaanProfileProps['settingsHref']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-profile': RaanProfileElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-profile': AttributesOf<RaanProfileElement, 'tab' | 'settingsHref', RaanProfileEvents>
    }
  }
}
