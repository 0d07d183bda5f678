import type { AppModule } from '../kernel/ports'
import { customersLinks } from './customers.links'
import { customersMachine } from './customers.machine'

export const customersApp = {
  links: customersLinks,
  views: {
    customers: {
      machine: customersMachine,
      reacts: ({ type }) =>
        type === 'order.saved' || type === 'orders.changed' || type === 'customers.erased'
          ? { type: 'reload' as const }
          : undefined,
    },
    'customers.privacy': async () => (await import('./privacy/views')).customerPrivacyViews['customers.privacy'],
  },
} satisfies AppModule
