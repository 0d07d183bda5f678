import type { ViewModule } from '../../kernel/app-module'
import { pasteMachine } from './order.paste.machine'
import { warningViews } from './order.paste.warnings'

export const pasteViews = {
  'order.paste': {
    machine: pasteMachine,
    reacts: ({ type }) => (type === 'network.online' ? { type: 'resume' as const } : undefined),
  },
  ...warningViews,
} satisfies Record<string, ViewModule>
