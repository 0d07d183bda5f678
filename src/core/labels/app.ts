import type { AppModule } from '../kernel/ports'
import { isChangedElsewhere } from '../kernel/records-changed'
import { labelsMachine } from './labels.machine'
import { labelOptionsMachine } from './labels.options.machine'

export const labelsApp = {
  data: labelOptionsMachine,
  views: {
    labels: {
      machine: labelsMachine,
      reacts: (event) =>
        event.type === 'order.saved' || event.type === 'orders.changed' || isChangedElsewhere(event, 'orders')
          ? { type: 'reload' as const }
          : undefined,
    },
  },
} satisfies AppModule
