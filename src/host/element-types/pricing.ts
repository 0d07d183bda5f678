// Generated from src/host/rows by npm run generate.
import type { RaanPricingProps } from '../../widgets/pricing'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanPricingEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-plan-chosen': CustomEvent<DetailOf<RaanPricingProps, 'onChosen'>>
}
/** `<raan-pricing>` */
export interface RaanPricingElement extends EventsElement<RaanPricingEvents> {
  period: RaanPricingProps['period']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-pricing': RaanPricingElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-pricing': AttributesOf<RaanPricingElement, 'period', RaanPricingEvents>
    }
  }
}
