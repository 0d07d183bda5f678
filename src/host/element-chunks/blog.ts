// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/blog'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-blog': {
    widget: 'RaanBlog',
    events: {
      'raan-query-changed': 'onQueryChanged',
      'raan-post-open': 'onOpen',
      'raan-post-saved': 'onSaved',
      'raan-comment-added': 'onCommented',
    },
  },
}
