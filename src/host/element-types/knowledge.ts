// Generated from src/host/rows by npm run generate.
import type { RaanKnowledgeProps } from '../../widgets/knowledge'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanKnowledgeEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-knowledge-open': CustomEvent<DetailOf<RaanKnowledgeProps, 'onOpen'>>
}
/** `<raan-knowledge>` */
export interface RaanKnowledgeElement extends EventsElement<RaanKnowledgeEvents> {
  category: RaanKnowledgeProps['category']
  question: RaanKnowledgeProps['question']
  knowledgeHref: RaanKnowledgeProps['knowledgeHref']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-knowledge': RaanKnowledgeElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-knowledge': AttributesOf<
        RaanKnowledgeElement,
        'category' | 'question' | 'knowledgeHref',
        RaanKnowledgeEvents
      >
    }
  }
}
