// Generated from src/host/rows by npm run generate.
import type { RaanDatatableProps } from '../../widgets/datatable'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanDatatableEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-row-added': CustomEvent<DetailOf<RaanDatatableProps, 'onRowAdded'>>
  'raan-row-edited': CustomEvent<DetailOf<RaanDatatableProps, 'onRowEdited'>>
  'raan-query-changed': CustomEvent<DetailOf<RaanDatatableProps, 'onQueryChanged'>>
}
/** `<raan-datatable>` */
export interface RaanDatatableElement extends EventsElement<RaanDatatableEvents> {
  mode: RaanDatatableProps['mode']
  perPage: RaanDatatableProps['perPage']
  query: RaanDatatableProps['query']
  rows: RaanDatatableProps['rows']
  columns: RaanDatatableProps['columns']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-datatable': RaanDatatableElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-datatable': AttributesOf<
        RaanDatatableElement,
        'mode' | 'perPage' | 'query' | 'rows' | 'columns',
        RaanDatatableEvents
      >
    }
  }
}
