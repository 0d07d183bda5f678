// Generated from src/host/rows by npm run generate.
import type { RaanCalendarProps } from '../../widgets/calendar'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanCalendarEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanCalendarProps, 'onQueryChanged'>>
  'raan-event-added': CustomEvent<DetailOf<RaanCalendarProps, 'onAdded'>>
  'raan-event-updated': CustomEvent<DetailOf<RaanCalendarProps, 'onUpdated'>>
  'raan-event-removed': CustomEvent<DetailOf<RaanCalendarProps, 'onRemoved'>>
  'raan-range-changed': CustomEvent<DetailOf<RaanCalendarProps, 'onRangeChanged'>>
}
/** `<raan-calendar>` */
export interface RaanCalendarElement extends EventsElement<RaanCalendarEvents> {
  view: RaanCalendarProps['view']
  date: RaanCalendarProps['date']
  calendars: RaanCalendarProps['calendars']
  query: RaanCalendarProps['query']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-calendar': RaanCalendarElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-calendar': AttributesOf<RaanCalendarElement, 'view' | 'date' | 'calendars' | 'query', RaanCalendarEvents>
    }
  }
}
