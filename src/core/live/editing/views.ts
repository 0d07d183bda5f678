import type { ViewModule } from '../../kernel/app-module'
import { editingMachine } from './live.editing.machine'

export const editingViews = {
  'live.editing': {
    machine: editingMachine,
    reacts: ({ type }) => (type === 'page.left' ? { type: 'page.left' as const } : undefined),
  },
} satisfies Record<string, ViewModule>
