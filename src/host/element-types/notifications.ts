// Generated from src/host/rows by npm run generate.
import type { RaanNotificationsProps } from '../../widgets/notifications'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanNotificationsEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-notification-open': CustomEvent<DetailOf<RaanNotificationsProps, 'onOpen'>>
}
/** `<raan-notifications>` */
export interface RaanNotificationsElement extends EventsElement<RaanNotificationsEvents> {}

declare global {
  interface HTMLElementTagNameMap {
    'raan-notifications': RaanNotificationsElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-notifications': AttributesOf<RaanNotificationsElement, never, RaanNotificationsEvents>
    }
  }
}
