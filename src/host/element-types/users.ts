// Generated from src/host/rows by npm run generate.
import type { RaanUserProps, RaanUsersProps } from '../../widgets/users'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanUsersEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanUsersProps, 'onQueryChanged'>>
  'raan-user-open': CustomEvent<DetailOf<RaanUsersProps, 'onOpen'>>
  'raan-user-saved': CustomEvent<DetailOf<RaanUsersProps, 'onSaved'>>
}
/** `<raan-users>` */
export interface RaanUsersElement extends EventsElement<RaanUsersEvents> {
  perPage: RaanUsersProps['perPage']
  query: RaanUsersProps['query']
  userHref: RaanUsersProps['userHref']
  inviteHref: RaanUsersProps['inviteHref']
}

export interface RaanUserEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-user-open': CustomEvent<DetailOf<RaanUserProps, 'onOpen'>>
  'raan-user-saved': CustomEvent<DetailOf<RaanUserProps, 'onSaved'>>
}
/** `<raan-user>` */
export interface RaanUserElement extends EventsElement<RaanUserEvents> {
  userId: RaanUserProps['userId']
  mode: RaanUserProps['mode']
  userHref: RaanUserProps['userHref']
  inviteHref: RaanUserProps['inviteHref']
  hasList: RaanUserProps['hasList']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-users': RaanUsersElement
    'raan-user': RaanUserElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-users': AttributesOf<RaanUsersElement, 'perPage' | 'query' | 'userHref' | 'inviteHref', RaanUsersEvents>
      'raan-user': AttributesOf<
        RaanUserElement,
        'userId' | 'mode' | 'userHref' | 'inviteHref' | 'hasList',
        RaanUserEvents
      >
    }
  }
}
