// Generated from src/host/rows by npm run generate.
import type { ProviderAttributes, RaanProviderElement } from '../element-base'

export type { RaanProviderElement }

declare global {
  interface HTMLElementTagNameMap {
    'raan-provider': RaanProviderElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-provider': ProviderAttributes
    }
  }
}
