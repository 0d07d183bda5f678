// Generated from src/host/rows by npm run generate.
import type { RaanDashboardProps } from '../../widgets/dashboard'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanDashboardEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-navigated': CustomEvent<DetailOf<RaanDashboardProps, 'onNavigated'>>
  'raan-layout-changed': CustomEvent<DetailOf<RaanDashboardProps, 'onLayoutChanged'>>
}
/** `<raan-dashboard>` */
export interface RaanDashboardElement extends EventsElement<RaanDashboardEvents> {
  router: RaanDashboardProps['router']
  base: RaanDashboardProps['base']
  path: RaanDashboardProps['path']
  opensAt: RaanDashboardProps['opensAt']
  helpHref: RaanDashboardProps['helpHref']
  contactPhone: RaanDashboardProps['contactPhone']
  contactEmail: RaanDashboardProps['contactEmail']
  live: RaanDashboardProps['live']
  registration: RaanDashboardProps['registration']
  hint: RaanDashboardProps['hint']
  onResetSampleData: RaanDashboardProps['onResetSampleData']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-dashboard': RaanDashboardElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-dashboard': AttributesOf<
        RaanDashboardElement,
        | 'router'
        | 'base'
        | 'path'
        | 'opensAt'
        | 'helpHref'
        | 'contactPhone'
        | 'contactEmail'
        | 'live'
        | 'registration'
        | 'hint'
        | 'onResetSampleData',
        RaanDashboardEvents
      >
    }
  }
}
