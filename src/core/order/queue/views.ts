import type { ViewModule } from '../../kernel/app-module'
import { queueMachine } from './order.queue.machine'

export const queueViews = {
  'order.queue': {
    machine: queueMachine,
    reacts: ({ type }) => (type === 'network.online' ? { type: 'retry' as const } : undefined),
  },
} satisfies Record<string, ViewModule>
