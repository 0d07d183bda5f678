import type { AppModule } from '../kernel/app-module'
import { labelsMachine } from './labels.machine'
import { labelOptionsMachine } from './labels.options.machine'

export const labelsApp = {
  data: labelOptionsMachine,
  views: {
    labels: {
      machine: labelsMachine,
      reacts: ({ type }) =>
        type === 'order.saved' || type === 'orders.changed' ? { type: 'reload' as const } : undefined,
    },
  },
} satisfies AppModule
