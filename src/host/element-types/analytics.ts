// Generated from src/host/rows by npm run generate.
import type { RaanAnalyticsCardProps } from '../../widgets/analytics'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanAnalyticsCardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-card-changed': CustomEvent<DetailOf<RaanAnalyticsCardProps, 'onChanged'>>
}
/** `<raan-card-support-tracker>`, `<raan-card-avg-sessions>`, `<raan-card-revenue-report>`, `<raan-card-goal-overview>`, `<raan-card-revenue>`, `<raan-card-product-orders>`, `<raan-card-sessions-device>`, `<raan-card-customers>` */
export interface RaanAnalyticsCardElement extends EventsElement<RaanAnalyticsCardEvents> {
  period: RaanAnalyticsCardProps['period']
  year: RaanAnalyticsCardProps['year']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-card-support-tracker': RaanAnalyticsCardElement
    'raan-card-avg-sessions': RaanAnalyticsCardElement
    'raan-card-revenue-report': RaanAnalyticsCardElement
    'raan-card-goal-overview': RaanAnalyticsCardElement
    'raan-card-revenue': RaanAnalyticsCardElement
    'raan-card-product-orders': RaanAnalyticsCardElement
    'raan-card-sessions-device': RaanAnalyticsCardElement
    'raan-card-customers': RaanAnalyticsCardElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-card-support-tracker': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-avg-sessions': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-revenue-report': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-goal-overview': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-revenue': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-product-orders': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-sessions-device': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
      'raan-card-customers': AttributesOf<RaanAnalyticsCardElement, 'period' | 'year', RaanAnalyticsCardEvents>
    }
  }
}
