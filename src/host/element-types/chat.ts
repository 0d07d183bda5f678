// Generated from src/host/rows by npm run generate.
import type { RaanChatProps } from '../../widgets/chat'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanChatEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanChatProps, 'onQueryChanged'>>
  'raan-chat-order': CustomEvent<DetailOf<RaanChatProps, 'onOrder'>>
}
/** `<raan-chat>` */
export interface RaanChatElement extends EventsElement<RaanChatEvents> {
  query: RaanChatProps['query']
  usersHref: RaanChatProps['usersHref']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-chat': RaanChatElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-chat': AttributesOf<RaanChatElement, 'query' | 'usersHref', RaanChatEvents>
    }
  }
}
