// Generated from src/host/rows by npm run generate.

import type { ArrivingRow } from '../element-row'

export * from '../../widgets/todo'
export const rows: Readonly<Record<string, ArrivingRow>> = {
  'raan-todo': {
    widget: 'RaanTodo',
    events: { 'raan-query-changed': 'onQueryChanged', 'raan-task-changed': 'onChanged' },
  },
}
