import type { AppModule } from '../kernel/ports'
import { customersLinks } from './customers.links'
import { customersMachine } from './customers.machine'

export const customersApp = {
  links: customersLinks,
  views: {
    customers: {
      machine: customersMachine,
      reacts: ({ type }) =>
        type === 'order.saved' || type === 'orders.changed' ? { type: 'reload' as const } : undefined,
    },
  },
} satisfies AppModule
