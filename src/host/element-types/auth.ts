// Generated from src/host/rows by npm run generate.
import type { RaanSignInProps } from '../../widgets/auth'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanSignInEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-view-changed': CustomEvent<DetailOf<RaanSignInProps, 'onViewChange'>>
  'raan-signed-in': CustomEvent<DetailOf<RaanSignInProps, 'onSignedIn'>>
  'raan-signed-out': CustomEvent<DetailOf<RaanSignInProps, 'onSignedOut'>>
}
/** `<raan-sign-in>` */
export interface RaanSignInElement extends EventsElement<RaanSignInEvents> {
  view: RaanSignInProps['view']
  termsUrl: RaanSignInProps['termsUrl']
  forgotPassword: RaanSignInProps['forgotPassword']
  token: RaanSignInProps['token']
  registration: RaanSignInProps['registration']
  hint: RaanSignInProps['hint']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-sign-in': RaanSignInElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-sign-in': AttributesOf<
        RaanSignInElement,
        'view' | 'termsUrl' | 'forgotPassword' | 'token' | 'registration' | 'hint',
        RaanSignInEvents
      >
    }
  }
}
