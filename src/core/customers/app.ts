import type { AppModule } from '../kernel/ports'
import { isChangedElsewhere } from '../kernel/records-changed'
import { customersLinks } from './customers.links'
import { customersMachine } from './customers.machine'

export const customersApp = {
  links: customersLinks,
  views: {
    customers: {
      machine: customersMachine,
      reacts: (event) =>
        event.type === 'order.saved' || event.type === 'orders.changed' || isChangedElsewhere(event, 'orders')
          ? { type: 'reload' as const }
          : undefined,
    },
  },
} satisfies AppModule
