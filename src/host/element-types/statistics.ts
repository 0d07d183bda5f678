// Generated from src/host/rows by npm run generate.
import type { RaanStatisticCardProps } from '../../widgets/statistics'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanStatisticCardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-card-changed': CustomEvent<DetailOf<RaanStatisticCardProps, 'onChanged'>>
}
/** `<raan-card-orders-bar-chart>`, `<raan-card-profit-line-chart>`, `<raan-card-subscribers>`, `<raan-card-revenue-generated>`, `<raan-card-sales>`, `<raan-card-orders>`, `<raan-card-site-traffic>`, `<raan-card-active-users>`, `<raan-card-newsletter>` */
export interface RaanStatisticCardElement extends EventsElement<RaanStatisticCardEvents> {
  period: RaanStatisticCardProps['period']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-card-orders-bar-chart': RaanStatisticCardElement
    'raan-card-profit-line-chart': RaanStatisticCardElement
    'raan-card-subscribers': RaanStatisticCardElement
    'raan-card-revenue-generated': RaanStatisticCardElement
    'raan-card-sales': RaanStatisticCardElement
    'raan-card-orders': RaanStatisticCardElement
    'raan-card-site-traffic': RaanStatisticCardElement
    'raan-card-active-users': RaanStatisticCardElement
    'raan-card-newsletter': RaanStatisticCardElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-card-orders-bar-chart': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-profit-line-chart': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-subscribers': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-revenue-generated': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-sales': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-orders': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-site-traffic': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-active-users': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
      'raan-card-newsletter': AttributesOf<RaanStatisticCardElement, 'period', RaanStatisticCardEvents>
    }
  }
}
