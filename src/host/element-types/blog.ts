// Generated from src/host/rows by npm run generate.
import type { RaanBlogProps } from '../../widgets/blog'
import type { AttributesOf, DetailOf, EventsElement } from '../element-base'

export interface RaanBlogEvents {
  'raan-error': CustomEvent<{ code: string; error?: unknown }>
  'raan-query-changed': CustomEvent<DetailOf<RaanBlogProps, 'onQueryChanged'>>
  'raan-post-open': CustomEvent<DetailOf<RaanBlogProps, 'onOpen'>>
  'raan-post-saved': CustomEvent<DetailOf<RaanBlogProps, 'onSaved'>>
  'raan-comment-added': CustomEvent<DetailOf<RaanBlogProps, 'onCommented'>>
}
/** `<raan-blog>` */
export interface RaanBlogElement extends EventsElement<RaanBlogEvents> {
  mode: RaanBlogProps['mode']
  postId: RaanBlogProps['postId']
  perPage: RaanBlogProps['perPage']
  query: RaanBlogProps['query']
  postHref: RaanBlogProps['postHref']
}

declare global {
  interface HTMLElementTagNameMap {
    'raan-blog': RaanBlogElement
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'raan-blog': AttributesOf<RaanBlogElement, 'mode' | 'postId' | 'perPage' | 'query' | 'postHref', RaanBlogEvents>
    }
  }
}
