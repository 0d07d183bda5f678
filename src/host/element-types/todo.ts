// Generated from src/host/rows by npm run generate.
import type { RaanTodoProps } from '../../widgets/todo'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanTodoEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanTodoProps, 'onQueryChanged'>>
  'raan-task-changed': CustomEvent<DetailOf<RaanTodoProps, 'onChanged'>>
}
/** `<raan-todo>` */
export interface RaanTodoElement extends EventsElement<RaanTodoEvents> {
  query: RaanTodoProps['query']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-todo': RaanTodoElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-todo': AttributesOf<RaanTodoElement, 'query', RaanTodoEvents>
    }
  }
}
